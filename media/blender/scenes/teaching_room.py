"""Teaching room: a long oak table with chairs, a screen on a teal wall, book shelves, pendant lamps."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
a = args(); s = reset(); m = M(); R = random.Random(9)
W0, W1, YB, H = -3.4, 3.3, 4.6, 2.95; WIN = (.7, 3.9, .7, 2.5)
room(W0, W1, YB, H, m, WIN, mull=3, floor=wood('C8A982', .55, 1, .33)); garden(W0, m)
sheer = fabric('sheer', 'FBF8F0', .6)
curtain((W0+.16, WIN[1]-.05), (W0+.16, WIN[1]+.42), .06, 2.7, sheer, 6, .04); tube([(W0+.16, WIN[0]-.5, 2.72), (W0+.16, WIN[1]+.45, 2.72)], .014, m['brass'])
# teal wall with the screen, oak slats beside it
cx = -.55; box((cx, YB-.02, 1.475), (3.0, .05, 2.93), mat('twall', '1D5A60', .7, noise=(1.5, .04)), .008)
for i in range(7): cyl((cx+1.56+.085*i, YB-.03, 1.475), .036, 2.92, m['oakv'], 0, n=16)
hills = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 460"><rect width="800" height="460" fill="#f3ece0"/><circle cx="560" cy="150" r="70" fill="#e6a95a"/><g fill="none" stroke="#3e7f83" stroke-width="6"><polyline points="'+wave('ecg', 60, 740, 290, 110, 226)+'"/></g><g fill="#9fc4bd"><rect x="70" y="350" width="50" height="60" rx="6"/><rect x="140" y="330" width="50" height="80" rx="6"/><rect x="210" y="360" width="50" height="50" rx="6"/></g><g fill="#3e7f83"><rect x="280" y="320" width="50" height="90" rx="6"/></g><g fill="#c9d8d2"><rect x="420" y="345" width="300" height="14" rx="7"/><rect x="420" y="372" width="240" height="14" rx="7"/><rect x="420" y="399" width="270" height="14" rx="7"/></g></svg>'
box((cx, YB-.07, 1.72), (1.9, .06, 1.12), m['dark'], .02); plane((cx, YB-.102, 1.72), 1.82, 1.04, img_mat('lesson', svg_tex('lesson', hills, 1100), .55), rot=(math.pi/2, 0, 0))
# shelves with books on the right
sx0, sx1 = 1.75, 3.15
box(((sx0+sx1)/2, YB-.03, 1.2), (sx1-sx0, .03, 2.2), m['tealdeep'], .004)
for x in (sx0, sx1): box((x, YB-.18, 1.15), (.05, .34, 2.3), m['oakv'], .008)
books = [mat('bk%d' % i, c, .7) for i, c in enumerate(('1F5F63', 'B9694E', 'E2D5C1', '12304A', 'D3A45A', '8FB3A8', 'F1E8D8', '6E4F36'))]
for z in (.06, .5, .94, 1.38, 1.82, 2.28):
    box(((sx0+sx1)/2, YB-.18, z), (sx1-sx0-.04, .32, .036), m['oak'], .006)
    if z > 2.2: continue
    x = sx0+.07
    while x < sx1-.13:
        w, h = R.uniform(.028, .055), R.uniform(.24, .34); box((x+w/2, YB-.17, z+.018+h/2), (w, R.uniform(.18, .23), h), R.choice(books), .004); x += w+.003
        if R.random() < .07: x += .12
# table
tx, ty, tz = -.45, 2.3, .75
box((tx, ty, tz-.02), (1.25, 2.5, .055), m['oak'], .024, seg=5); 
for sy in (-1, 1): box((tx, ty+sy*.85, .36), (.7, .08, .68), m['oakv'], .02); box((tx, ty+sy*.85, .025), (.8, .16, .05), m['dark'], .012)
def chair(c='chairf'):
    box((0, 0, .45), (.46, .45, .07), m[c], .03, seg=5); 
    for x in (-.19, .19):
        tube([(x, -.18, .02), (x, -.17, .43)], .016, m['oak']); tube([(x, .20, .02), (x, .19, .45), (x, .26, .92)], .016, m['oak'], .1)
    box((0, .245, .78), (.44, .05, .24), m[c], .022, rot=(-.14, 0, 0), seg=5)
for y, r in ((1.5, .06), (2.3, -.05), (3.1, .04)):
    group(lambda: chair(), tx-.9, y, math.pi/2+r); group(lambda: chair(), tx+.92, y+.04, -math.pi/2-r*2)
T = tz+.0075
for i, (x, y, r) in enumerate(((-.38, -.78, .1), (.36, -.68, -.12), (-.36, .12, -.06), (.38, .2, .1))):
    box((tx+x, ty+y, T+.008), (.21, .29, .015), (m['tealdeep'], m['coral'], m['tealpale'], m['tealdeep'])[i], .004, rot=(0, 0, r)); box((tx+x, ty+y, T+.019), (.195, .275, .009), m['pillow'], .002, rot=(0, 0, r)); cyl((tx+x+.14, ty+y, T+.008), .006, .15, m['brass'], 0, rot=(math.pi/2, 0, r), n=12)
urli(tx, ty+.62, T, m, .15, .9)
for x, y in ((.02, -.42), (-.12, -.32)): lathe((tx+x, ty+y, T), [(0, .004), (.03, .004), (.038, .10), (.041, .112), (.036, .11), (.028, .01), (0, .01)], m['steel'])
for y in (1.75, 2.9): pendant(tx, y, 1.98, H, m, 'cream', .2, 10)
plant(-2.85, 4.15, m, 1.5, 20, .21)
ceiling_panel(1.6, 1.6, H, 12)
daylight(W0, WIN, (0, 2.6, .8), 6.0, 115, 18, fillx=2.0, rot=(62, 0, -76))
level_cam((2.2, -1.45, 1.55), (-.32, 3.0), 29.5, -.075)
setup_cycles(a['w'], a['h'], a['spp'], bounces=5, exposure=.3); render(a['out'])
