"""Intensive care: two beds of a six-bed bay, curtain between, ventilator, monitors, nurse call lights."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
a = args(); s = reset(); m = M(); m['sandb'] = mat('sandb', 'C9AE86', .95, sheen=.3, noise=(60, .05))
W0, W1, YB, H = -3.5, 3.7, 4.6, 2.95; WIN = (.9, 3.7, .85, 2.45)
room(W0, W1, YB, H, m, WIN); garden(W0, m)
tealf = fabric('tealf', '8FBDB8', .35); sheer = fabric('sheer', 'FBF8F0', .6); tex = monitor_tex()
curtain((W0+.16, WIN[1]-.05), (W0+.16, WIN[1]+.4), .1, 2.62, sheer, 6, .04); tube([(W0+.16, WIN[0]-.5, 2.64), (W0+.16, WIN[1]+.45, 2.64)], .014, m['brass'])
for i, bx in enumerate((-1.45, 1.75)):
    headwall(bx, YB, m, 2.3); bed(bx, 3.2, m, (20, 30)[i], color=('sandb', 'blanket')[i])
    wall_monitor(bx-.92, YB-.05, m, tex, 1.72, .30, .12, w=.58, h=.37); call_light(bx+.25, YB, 2.3, m, ('FFC36B', 'A9E5D6')[i], (5, 2.5)[i])
ventilator(.62, 3.55, m, .12, to=(1.48, 3.62, 1.02)); ivstand(2.62, 3.75, m, 2.05, tube_to=(2.1, 3.2, .82))
ivstand(-.62, 3.95, m, 1.98); cabinet(-2.45, 4.28, m); vase_flowers(-2.47, 4.24, .83, m, 1.05)
# curtain track: a U round the right-hand bay, drawn back
tube([(.12, YB-.02, 2.68), (.12, 1.5, 2.68), (3.4, 1.5, 2.68)], .016, m['steel'], .35)
for px, py in ((.12, 3.0), (1.6, 1.5)): cyl((px, py, (2.68+H)/2), .008, H-2.68, m['steel'], 0, n=12)
curtain((.12, YB-.12), (.12, 3.75), .3, 2.66, tealf, 11, .055)
# mobile nurse workstation with a small warm lamp
def cow():
    box((0, 0, .98), (.56, .42, .03), m['oak'], .012); cyl((0, .04, .55), .032, .84, m['white'], .004); box((0, .06, .74), (.34, .26, .16), m['white'], .02)
    for sx in (-1, 1):
        tube([(0, .04, .14), (sx*.26, -.2, .11)], .022, m['white']); tube([(0, .04, .14), (sx*.26, .24, .11)], .022, m['white'])
        for yy in (-.2, .24): cyl((sx*.26, yy, .045), .045, .03, m['dark'], .006, rot=(math.pi/2, 0, .4), n=24)
    cyl((0, .16, 1.12), .022, .28, m['white'], .003); screen((0, .12, 1.36), (-.1, 0, 0), .44, .27, m, vent_tex(), .55); box((-.03, -.06, 1.0), (.34, .13, .018), m['cream'], .006); box((.2, -.08, 1.002), (.06, .1, .02), m['dark'], .01)
group(cow, -2.5, 2.45, .85)
ceiling_panel(-1.45, 2.0, H, 12); ceiling_panel(1.75, 2.0, H, 12)
daylight(W0, WIN, (0, 2.8, .9), 6.0, 95, 18, fillx=2.0)
for bx in (-1.45, 1.75): area((bx, YB-.12, 1.85), (bx, YB, 2.6), 1.9, 7, 'FFDCAE', .05)
if a.get('view') == 'bedside': level_cam((2.1, .3, 1.45), (1.0, 3.6), 31, -.07)
else: level_cam((2.6, -1.45, 1.5), (.2, 3.2), 29.5, -.062)
setup_cycles(a['w'], a['h'], a['spp'], bounces=5, exposure=.32); render(a['out'])
