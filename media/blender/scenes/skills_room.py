"""Skills room: a bench with suture pads and stools, a practice bed with monitor behind, a screen on the wall."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
a = args(); s = reset(); m = M(); R = random.Random(4)
W0, W1, YB, H = -3.5, 3.2, 4.5, 2.9; WIN = (.9, 3.7, .85, 2.45)
room(W0, W1, YB, H, m, WIN); garden(W0, m)
box(((W0+W1)/2, YB-.006, .56), (W1-W0, .024, 1.06), mat('band', 'CFE0D6', .7), 0); box(((W0+W1)/2, YB-.012, 1.1), (W1-W0, .04, .05), m['oak'], .01)
sheer = fabric('sheer', 'FBF8F0', .6)
curtain((W0+.16, WIN[1]-.05), (W0+.16, WIN[1]+.4), .1, 2.62, sheer, 6, .04); tube([(W0+.16, WIN[0]-.5, 2.64), (W0+.16, WIN[1]+.45, 2.64)], .014, m['brass'])
# practice bed with its headwall and monitor
BX = 1.5
headwall(BX, YB, m, 2.2); bed(BX, 3.2, m, 22, color='blanket'); wall_monitor(BX-.78, YB-.05, m, monitor_tex(), 1.74, .25, .06, w=.5, h=.32); ivstand(BX+.98, 4.0, m, 2.0)
area((BX, YB-.12, 1.85), (BX, YB, 2.6), 1.8, 7, 'FFDCAE', .05)
# wall screen: a heart curve, large and calm
hv = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 460"><rect width="800" height="460" fill="#0d2f3a"/><g stroke="#1d4a55" stroke-width="2">'+''.join('<path d="M%d 0V460"/>' % x for x in range(40, 800, 60))+''.join('<path d="M0 %dH800"/>' % y for y in range(40, 460, 60))+'</g><polyline points="'+wave('ecg', 30, 770, 250, 150, 250)+'" fill="none" stroke="#f0c98a" stroke-width="7" stroke-linejoin="round"/><polyline points="'+wave('pleth', 30, 770, 400, 50, 250)+'" fill="none" stroke="#8fe3d6" stroke-width="5"/></svg>'
box((-1.45, YB-.03, 1.78), (1.62, .05, .96), m['white'], .018); plane((-1.45, YB-.057, 1.78), 1.52, .86, img_mat('heartcurve', svg_tex('heartcurve', hv, 1000), .7), rot=(math.pi/2, 0, 0))
# cupboard below the screen
for i in range(3): cabinet(-2.1+.66*i, 4.26, m, .64, .42, .8)
vase_flowers(-2.2, 4.22, .85, m, 1.1)
for k, c in enumerate(('tealdeep', 'coral', 'cream')): box((-.86, 4.24, .862+.034*k), (.3-.03*k, .22-.02*k, .032), m[c], .006, rot=(0, 0, .1*k-.08))
lathe((-1.36, 4.2, .845), [(0, .004), (.03, .004), (.038, .10), (.041, .112), (.036, .11), (.028, .01), (0, .01)], m['steel'])
# bench with three places: pad, dish, instruments
tx, ty, tw, td, tz = -.9, 2.05, 2.1, .78, .92
box((tx, ty, tz), (tw, td, .05), m['oak'], .018, seg=4)
for sx in (-1, 1):
    for sy in (-1, 1): box((tx+sx*(tw/2-.1), ty+sy*(td/2-.1), tz/2-.01), (.06, .06, tz-.02), m['white'], .014)
    box((tx+sx*(tw/2-.1), ty, .14), (.05, td-.2, .05), m['white'], .012)
skin, seam, mt = mat('skinpad', 'D9A98C', .55, sss=.1), mat('seam', 'B5614B', .6), mat('mat', '2C7074', .9, noise=(60, .05)); st = mat('sst', 'D2D7D8', .22, metal=1)
T = tz+.025
for i in range(3):
    x = tx-.68+.68*i; y = ty-.06
    box((x, y, T+.006), (.52, .42, .012), mt, .005); box((x-.07, y+.02, T+.035), (.24, .16, .05), skin, .02, seg=4); box((x-.07, y+.02, T+.0585), (.17, .010, .006), seam, .002)
    for k in range(5): tube([(x-.14+.034*k, y-.006, T+.06), (x-.14+.034*k, y+.02, T+.068), (x-.14+.034*k, y+.046, T+.06)], .0026, m['navy'], .01)
    for k in range(3):
        px = x+.11+.045*k; pipe([(px, y-.13, T+.018), (px+.003, y, T+.022), (px, y+.14, T+.018)], .0055, st)
        if k < 2: pipe([(px-.015, y-.15, T+.018), (px+.015, y-.15, T+.018), (px, y-.118, T+.018)], .0036, st, cyclic=True)
lathe((tx+.86, ty+.24, T), [(0, .006), (.06, .006), (.085, .05), (.09, .05), (.064, 0), (0, 0)], st)
for x, y in ((-1.72, 1.3), (-.92, 1.2), (-.1, 1.28)): stool(x, y, m, .6)
plant(-2.95, 4.05, m, 1.35, 18, .19)
ceiling_panel(-.8, 1.9, H, 12); ceiling_panel(1.4, 1.9, H, 10)
daylight(W0, WIN, (0, 2.6, .9), 5.8, 95, 18, fillx=2.0)
level_cam((1.45, -.85, 1.62), (-.42, 2.9), 30, -.10)
setup_cycles(a['w'], a['h'], a['spp'], bounces=5, exposure=.3); render(a['out'])
