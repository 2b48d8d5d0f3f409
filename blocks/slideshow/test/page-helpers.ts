import type { Locator, Page } from '@playwright/test';
import { fillPictures, getPictures } from '@tests/e2e/demo';
import { expect } from '@tests/e2e/fixtures';

/** The saved controls. */
export const CONTROLS =
	'<a class="wp-block-jetpack-slideshow_button-prev swiper-button-prev swiper-button-white" role="button"></a><a class="wp-block-jetpack-slideshow_button-next swiper-button-next swiper-button-white" role="button"></a><a aria-label="Pause Slideshow" class="wp-block-jetpack-slideshow_button-pause" role="button"></a><div class="wp-block-jetpack-slideshow_pagination swiper-pagination swiper-pagination-white"></div>';

type Options = { effect?: string; seconds?: number; links?: boolean };

/**
 * A slideshow of the site's pictures, as it is saved.
 *
 * @param numbers Which of the six pictures.
 * @param options Effect, seconds of autoplay, and whether each picture is a link.
 */
export function makeSlideshow(
	numbers: number[],
	{ effect = 'slide', seconds, links = false }: Options = {}
): string {
	const attributes = {
		...( seconds && { autoplay: true, delay: seconds } ),
		ids: numbers.map( ( number ) => getPictures()[ number - 1 ]?.id ),
		...( effect !== 'slide' && { effect } ),
	};
	const slides = numbers.map( ( number ) => {
		const image = `<img alt="Picture ${ number }" class="wp-block-jetpack-slideshow_image wp-image-{{image:${ number }:id}}" data-id="{{image:${ number }:id}}" src="{{image:${ number }:url}}"/>`;
		return `<li class="wp-block-jetpack-slideshow_slide swiper-slide"><figure>${
			links ? `<a href="#picture-${ number }">${ image }</a>` : image
		}<figcaption class="wp-block-jetpack-slideshow_caption gallery-caption">Caption ${ number }</figcaption></figure></li>`;
	} );
	const autoplay = seconds
		? `data-autoplay="true" data-delay="${ seconds }" `
		: '';
	return fillPictures(
		`<!-- wp:jetpack/slideshow ${ JSON.stringify( attributes ) } -->\n<div class="wp-block-jetpack-slideshow aligncenter" ${ autoplay }data-effect="${ effect }"><div class="wp-block-jetpack-slideshow_container swiper-container"><ul class="wp-block-jetpack-slideshow_swiper-wrapper swiper-wrapper">${ slides.join(
			''
		) }</ul>${ CONTROLS }</div></div>\n<!-- /wp:jetpack/slideshow -->`
	);
}

/** The carousel with a name. */
export const getCarousel = ( page: Page, name = 'Slideshow' ): Locator =>
	page.getByRole( 'region', { name, exact: true } );

/** The one slide that is reachable. */
export const expectSlide = ( carousel: Locator, name: string ) =>
	expect(
		carousel.getByRole( 'group', { name: / of \d+$/ } )
	).toHaveAccessibleName( name );

/** A control by its exact name. */
export const button = ( carousel: Locator, name: string ): Locator =>
	carousel.getByRole( 'button', { name, exact: true } );

/** Two pictures of the library, to be filled in; the first with a caption. */
export const SAVED = `<!-- wp:jetpack/slideshow {"ids":[{{image:1:id}},{{image:2:id}}],"sizeSlug":"full"} -->
<div class="wp-block-jetpack-slideshow aligncenter" data-effect="slide"><div class="wp-block-jetpack-slideshow_container swiper-container"><ul class="wp-block-jetpack-slideshow_swiper-wrapper swiper-wrapper"><li class="wp-block-jetpack-slideshow_slide swiper-slide"><figure><img alt="One" class="wp-block-jetpack-slideshow_image wp-image-{{image:1:id}}" data-id="{{image:1:id}}" src="{{image:1:url}}"/><figcaption class="wp-block-jetpack-slideshow_caption gallery-caption">My <em>own</em> words</figcaption></figure></li><li class="wp-block-jetpack-slideshow_slide swiper-slide"><figure><img alt="" class="wp-block-jetpack-slideshow_image wp-image-{{image:2:id}}" data-id="{{image:2:id}}" src="{{image:2:url}}"/></figure></li></ul>${ CONTROLS }</div></div>
<!-- /wp:jetpack/slideshow -->`;
