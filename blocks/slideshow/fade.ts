/** The library's module for fading, in a chunk of its own. */
export { EffectFade as fade } from 'swiper/modules';
