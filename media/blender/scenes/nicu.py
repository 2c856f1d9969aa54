"""Newborn intensive care: incubator with a clear hood, radiant warmer, small monitor, tiny blanket; pastel."""
import os, sys; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import *
a = args(); s = reset(); m = M()
mint, blush, butter = mat('mint', 'C3DACF', .6), mat('blush', 'E8C2B0', .8, sheen=.3, noise=(50, .05)), mat('butter', 'EFDDB0', .7); clr = clear_mat('clear', 'F4FAF8', .22); m['chairp'] = mat('chairp', 'D9AB98', .9, sheen=.3, noise=(40, .05)); m['babyb'] = mat('babyb', '9CC7BE', .95, sheen=.4, noise=(70, .06))
W0, W1, YB, H = -2.9, 3.1, 4.2, 2.8; WIN = (1.4, 3.65, .9, 2.35)
room(W0, W1, YB, H, m, WIN, wall=mat('nwall', 'F5EBE0', .85, noise=(1.3, .02)), floor=floor_mat('DDD0BE')); garden(W0, m)
# wainscot with an oak rail
box(((W0+W1)/2, YB-.004, .56), (W1-W0, .022, 1.06), mat('wains', 'CFE0D6', .7), 0); box(((W0+W1)/2, YB-.012, 1.1), (W1-W0, .04, .05), m['oak'], .01)
sheer = fabric('sheer', 'FBF6EE', .6); peach = fabric('peach', 'E3BBA6', .4)
curtain((W0+.16, WIN[1]-.1), (W0+.16, WIN[1]+.36), .1, 2.5, peach, 6, .04); curtain((W0+.16, WIN[0]-.35), (W0+.16, WIN[0]+.1), .1, 2.5, peach, 6, .04); tube([(W0+.16, WIN[0]-.4, 2.52), (W0+.16, WIN[1]+.4, 2.52)], .014, m['brass'])
def cloud(x, z, sc, mm):
    for k, (dx, dz, r) in enumerate(((-.2, 0, .13), (0, .06, .19), (.2, .01, .14), (.08, -.03, .13), (-.08, -.02, .13))): cyl((x+dx*sc, YB-.012-.003*k, z+dz*sc), r*sc, .03, mm, .01, rot=(math.pi/2, 0, 0), n=48)
cw = mat('cloudw', 'FBF7F0', .8); cloud(-.55, 2.1, 1.1, cw); cloud(2.1, 2.34, .8, mint); cloud(-2.05, 2.3, .7, cw)
for x, z, r in ((.05, 2.42, .035), (-1.2, 2.45, .03), (-1.5, 2.02, .026), (.35, 2.1, .028)): cyl((x, YB-.01, z), r, .026, butter, .006, rot=(math.pi/2, 0, 0), n=32)
E = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><rect width="300" height="300" fill="#f6efe4"/><circle cx="232" cy="70" r="26" fill="#eebf72"/><path d="M0 238Q90 214 160 232T300 224V300H0Z" fill="#b9d3c6"/><g fill="#8fb3b8"><ellipse cx="138" cy="160" rx="72" ry="52"/><circle cx="208" cy="140" r="38"/><path d="M232 150C262 164 262 206 240 216C234 218 230 212 236 208C246 198 240 184 222 176Z"/><rect x="80" y="180" width="28" height="56" rx="12"/><rect x="166" y="180" width="28" height="56" rx="12"/><rect x="112" y="188" width="24" height="46" rx="11" fill="#7fa4aa"/><path d="M70 150Q50 160 56 186" stroke="#8fb3b8" stroke-width="6" fill="none" stroke-linecap="round"/></g><ellipse cx="192" cy="142" rx="24" ry="32" fill="#dba795" opacity=".85"/><circle cx="222" cy="132" r="4" fill="#12304a"/></svg>'
art(-1.42, YB-.02, 1.62, .46, .46, m, 'elephant', E)
tex = monitor_tex()
headwall(1.35, YB, m, 1.9, 1.2, 1.0)
wall_monitor(.28, YB-.05, m, tex, 1.72, .34, .1, w=.44, h=.29)
armchair(-.42, 3.42, m, rot=.35, f='chairp'); cushion((-.46, 3.50, .64), (.36, .34, .13), butter, rot=(1.25, 0, .35))
def incubator():
    box((0, 0, .18), (.86, .5, .08), m['white'], .035, seg=5)
    for sx in (-1, 1):
        for sy in (-1, 1): caster(sx*.37, sy*.2, m)
    box((0, .02, .44), (.62, .38, .52), m['white'], .03, seg=4)
    for k in range(2): box((0, -.174, .32+.23*k), (.54, .02, .2), (mint, mat('blushp', 'EBCBBB', .5))[k], .012); box((0, -.19, .38+.23*k), (.16, .016, .016), m['brass'], .006)
    box((0, 0, .77), (1.04, .64, .15), m['white'], .05, seg=5); box((0, 0, .852), (.96, .57, .02), m['cream'], .008)
    box((.26, -.325, .775), (.26, .02, .09), m['dark'], .01); plane((.22, -.337, .775), .14, .06, emis('incs', '8FE3D6', .9), rot=(math.pi/2, 0, 0)); cyl((.345, -.34, .775), .022, .03, m['teal'], .004, rot=(math.pi/2, 0, 0), n=24)
    box((0, 0, .895), (.82, .44, .07), m['linen'], .03, seg=5)
    # padded nest and a tiny blanket turned down
    nest = [(.33*math.cos(t), .155*math.sin(t), .945) for t in [i*2*math.pi/24 for i in range(24)]]; pipe(nest, .038, blush, cyclic=True)
    cushion((-.19, 0, .955), (.17, .19, .055), m['pillow']); cushion((.06, 0, .955), (.36, .2, .09), m['linen'])
    drape(-.08, .24, -.10, .10, .995, .05, m['babyb'], seed=21, over_foot=True, res=46, frames=40)
    # hood: bevelled clear shell, white rim and two hand ports
    b, t = (.475, .285, .865), (.405, .205, 1.34); v = [(sx*p[0], sy*p[1], p[2]) for p in (b, t) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    mesh('hood', v, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], clr, bevel=.055, seg=5)
    tube([(-.475, -.285, .872), (.475, -.285, .872), (.475, .285, .872), (-.475, .285, .872)], .013, m['white'], .06, closed=True)
    tube([(-.36, -.20, 1.335), (.36, -.20, 1.335), (.36, .2, 1.335), (-.36, .2, 1.335)], .008, m['white'], .06, closed=True)
    for sx in (-1, 1):
        f = (1.09-b[2])/(t[2]-b[2]); yy = -(b[1]+(t[1]-b[1])*f)
        lathe((sx*.19, yy, 1.09), [(.082, -.012), (.104, -.012), (.108, 0), (.104, .014), (.082, .014), (.078, 0), (.082, -.012)], m['white'], rot=(math.radians(79.8), 0, 0), n=56); cyl((sx*.19, yy+.002, 1.09), .08, .004, clr, 0, rot=(math.radians(79.8), 0, 0)); box((sx*.19+sx*.112, yy-.004, 1.09), (.03, .03, .05), mint, .01)
    tube([(-.47, .30, .8), (-.47, .30, 1.72)], .014, m['steel']); box((-.47, .27, 1.5), (.17, .1, .16), m['white'], .02); plane((-.48, .218, 1.52), .1, .055, emis('incp', 'A9D8FF', .9), rot=(math.pi/2, 0, 0))
    pipe([(-.47, .25, 1.42), (-.44, .3, 1.2), (-.40, .285, .98)], .006, m['white'])
group(incubator, .86, 2.5, .22)
def warmer():
    box((0, .05, .18), (.7, .62, .08), m['white'], .035, seg=5)
    for sx in (-1, 1):
        for yy in (-.2, .3): caster(sx*.29, yy, m)
    box((0, .06, .5), (.5, .4, .64), m['white'], .03); box((0, -.146, .56), (.42, .02, .22), mint, .012); box((0, -.162, .62), (.14, .016, .014), m['brass'], .005)
    box((0, 0, .86), (.84, .62, .09), m['white'], .04, seg=5); box((0, 0, .93), (.7, .5, .06), m['linen'], .025, seg=5)
    for l, sz in (((0, -.29, 1.0), (.78, .012, .2)), ((-.395, 0, 1.0), (.012, .56, .2)), ((.395, 0, 1.0), (.012, .56, .2))): box(l, sz, clr, .005)
    for k, c in enumerate((blush, m['babyb'], m['pillow'])): box((.12, .06, .975+.035*k), (.26, .2, .032), c, .014, rot=(0, 0, .12*k), seg=4)
    box((0, .36, 1.2), (.16, .08, 1.5), m['white'], .03); box((0, .2, 1.93), (.16, .4, .07), m['white'], .025); box((0, .0, 1.93), (.66, .26, .12), m['white'], .04, seg=5)
    box((0, 0, 1.862), (.5, .14, .02), emis('heat', 'FFB27A', 4.5), 0); box((0, .31, 1.42), (.3, .04, .2), m['dark'], .015); plane((0, .288, 1.42), .25, .15, img_mat('wv', vent_tex(), .8), rot=(math.pi/2, 0, 0))
group(warmer, -1.38, 3.0, .2); area((-1.38, 3.0, 1.84), (-1.38, 3.0, .9), .5, 5, 'FFB98A', .14)
ceiling_panel(.2, 1.9, H, 10)
daylight(W0, WIN, (0, 2.6, .9), 5.2, 90, 18, fillx=2.0)
area((1.35, YB-.12, 1.85), (1.35, YB, 2.6), 1.5, 5, 'FFDCAE', .05)
if a.get('view') == 'incubator': level_cam((-.45, .05, 1.36), (.42, 2.6), 36, -.13)
else: level_cam((2.05, -.95, 1.42), (-.02, 3.0), 33, -.075)
setup_cycles(a['w'], a['h'], a['spp'], bounces=5, exposure=.3); render(a['out'])
