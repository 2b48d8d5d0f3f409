/** Puts the slider over each pair of pictures that the server has marked (render.php). */
import { mountSlider } from './slider';

document
	.querySelectorAll< HTMLElement >( '.juxtapose.has-slider' )
	.forEach( mountSlider );
