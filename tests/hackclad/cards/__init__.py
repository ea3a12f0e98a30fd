"""Every card of HacKClaD, one module for each Witch, for the Clad, the Missions and the Turn slots."""
