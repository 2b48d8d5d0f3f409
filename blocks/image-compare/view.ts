/** Puts the slider over each pair of images that the server has marked (render.php). */
import { mountSlider } from './slider';

document
	.querySelectorAll< HTMLElement >( '.juxtapose.has-slider' )
	.forEach( mountSlider );
