<?php
namespace Mainstreet\Blocks\Story;

use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the slides as a list with a fixed aspect ratio, and the data for the player. Feeds contain the first image and a link;
 * emails contain the list as far as they support it.
 */
final class Story_Renderer {

	/** Attribute `sizes` of a slide in fullscreen: a portrait frame in a wide window. */
	const SIZES = '(max-aspect-ratio: 2/3) 100vw, min(100vw, 57vh)';

	/** Boolean settings with their defaults. */
	const SWITCHES = array(
		'startMuted'          => false,
		'playInFullscreen'    => true,
		'playOnNextSlide'     => true,
		'playOnLoad'          => false,
		'exitFullscreenOnEnd' => true,
		'loadInFullscreen'    => false,
		'blurredBackground'   => true,
		'showSlideCount'      => false,
		'showProgressBar'     => true,
	);

	/** Numeric settings: default, minimum, maximum. */
	const NUMBERS = array(
		'imageTime'            => array( 5, 1, 20 ),
		'defaultAspectRatio'   => array( 0.5625, 0.3, 3 ),
		'cropUpTo'             => array( 0.2, 0, 1 ),
		'volume'               => array( 0.8, 0, 1 ),
		'maxBullets'           => array( 7, 1, 50 ),
		'maxBulletsFullscreen' => array( 14, 1, 50 ),
	);

	/** Number of stories on the page. Each is a landmark and needs a unique label. */
	private static int $count = 0;

	/**
	 * Renders the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML. An empty string without slides.
	 */
	public static function render( array $attributes ): string {
		$slides = Story_Media::read( isset( $attributes['mediaFiles'] ) ? $attributes['mediaFiles'] : null );
		if ( ! $slides ) {
			return '';
		}
		if ( is_feed() ) {
			return self::render_for_feed( $slides );
		}
		++self::$count;
		$settings = self::sanitize_settings( isset( $attributes['settings'] ) ? $attributes['settings'] : null );
		$name     = 1 === self::$count
			? __( 'Story', 'mainstreet-blocks' )
			/* translators: %d: number of the story on the page. */
			: sprintf( __( 'Story %d', 'mainstreet-blocks' ), self::$count );
		$id   = sprintf( 'wp-story-%d-%d', get_the_ID(), self::$count );
		$data = array(
			'class'         => 'wp-story',
			'id'            => $id,
			'data-id'       => $id,
			// Existing entities in translations are escaped as `\u0026`, because attributes would not encode them again.
			'data-settings' => (string) wp_json_encode( $settings + array( 'texts' => self::get_labels( $name ) ), JSON_HEX_AMP ),
		);
		if ( 0.5625 !== (float) $settings['defaultAspectRatio'] ) {
			$data['style'] = '--wp-story-ratio:' . Plain_Text::from_number( $settings['defaultAspectRatio'], 4 );
		}
		return sprintf(
			'<div %1$s><div class="wp-story-app"><div class="wp-story-display-contents">%2$s%3$s%4$s</div></div></div>',
			get_block_wrapper_attributes( $data ),
			self::render_slides( $slides, (float) $settings['defaultAspectRatio'], (float) $settings['cropUpTo'], $name ),
			$settings['showProgressBar'] ? self::render_bullets( min( count( $slides ), (int) $settings['maxBullets'] ) ) : '',
			self::render_link( '#' . $id, $name )
		);
	}

	/**
	 * Returns all settings, by the same rules as in attributes.ts; invalid values are replaced by the default.
	 *
	 * @param mixed $stored Attribute `settings`.
	 * @return array<string, bool|int|float>
	 */
	private static function sanitize_settings( $stored ): array {
		$stored   = is_array( $stored ) ? $stored : array();
		$settings = array();
		foreach ( self::SWITCHES as $name => $default ) {
			$settings[ $name ] = isset( $stored[ $name ] ) && is_bool( $stored[ $name ] ) ? $stored[ $name ] : $default;
		}
		foreach ( self::NUMBERS as $name => list( $default, $minimum, $maximum ) ) {
			$number            = isset( $stored[ $name ] ) ? $stored[ $name ] : null;
			$is_valid          = is_int( $number ) || ( is_float( $number ) && is_finite( $number ) );
			$settings[ $name ] = $is_valid ? min( max( $number, $minimum ), $maximum ) : $default;
		}
		return $settings;
	}

	/**
	 * Renders the list of slides.
	 *
	 * @param array[] $slides Result of Story_Media::read().
	 * @param float   $ratio  Aspect ratio of the frame.
	 * @param float   $most   Maximum fraction of a slide that may be cropped.
	 * @param string  $name   Label of the story.
	 */
	private static function render_slides( array $slides, float $ratio, float $most, string $name ): string {
		$html = '';
		foreach ( $slides as $index => $slide ) {
			$media   = 'video' === $slide['type'] ? self::render_video( $slide, 0 === $index ) : self::render_image( $slide, 0 === $index );
			$caption = '' === $slide['caption'] ? '' : '<figcaption class="wp-story-caption">' . esc_html( $slide['caption'] ) . '</figcaption>';
			$html   .= sprintf(
				'<div class="wp-story-slide%1$s" role="listitem"><figure>%2$s%3$s</figure></div>',
				self::is_cropped( $slide, $ratio, $most ) ? ' is-cropped' : '',
				$media,
				$caption
			);
		}
		// Makes the list scrollable by keyboard until the player has loaded.
		return sprintf( '<div class="wp-story-wrapper" role="list" tabindex="0" aria-label="%1$s">%2$s</div>', esc_attr( $name ), $html );
	}

	/**
	 * Renders an image.
	 *
	 * @param array $slide    Item of Story_Media::read().
	 * @param bool  $is_first Whether the image is visible at first; then core sets its `loading` attribute.
	 */
	private static function render_image( array $slide, bool $is_first ): string {
		if ( ! $slide['id'] ) {
			return self::render_foreign_image( $slide, ' class="wp-story-image"' . ( $is_first ? '' : ' loading="lazy"' ) );
		}
		$attributes = array(
			'class'    => 'wp-story-image wp-image-' . $slide['id'],
			'alt'      => $slide['alt'],
			'sizes'    => self::SIZES,
			'decoding' => 'async',
		);
		return wp_get_attachment_image( $slide['id'], 'full', false, $is_first ? $attributes : $attributes + array( 'loading' => 'lazy' ) );
	}

	/**
	 * Renders a video. Without a poster, the first frame is loaded, but only for the first slide.
	 *
	 * @param array $slide    Item of Story_Media::read().
	 * @param bool  $is_first Whether the video is visible at first.
	 */
	private static function render_video( array $slide, bool $is_first ): string {
		$url    = $slide['id'] ? (string) wp_get_attachment_url( $slide['id'] ) : $slide['url'];
		$poster = $slide['id'] ? self::get_poster( $slide['id'] ) : '';
		$title  = $slide['id'] ? get_the_title( $slide['id'] ) : __( 'Video', 'mainstreet-blocks' );
		$name   = '' !== $slide['alt'] ? $slide['alt'] : $title;
		return sprintf(
			'<video class="wp-story-video" src="%1$s"%2$s%3$s aria-label="%4$s" preload="%5$s" playsinline controls><a href="%1$s">%6$s</a></video>',
			esc_url( $url, array( 'http', 'https' ) ),
			self::get_size_attributes( $slide ),
			'' === $poster ? '' : ' poster="' . esc_url( $poster, array( 'http', 'https' ) ) . '"',
			esc_attr( wp_strip_all_tags( $name ) ),
			$is_first && '' === $poster ? 'metadata' : 'none',
			/* translators: %s: what the video shows, or its title. */
			esc_html( sprintf( __( 'Video: %s', 'mainstreet-blocks' ), wp_strip_all_tags( $name ) ) )
		);
	}

	/**
	 * Returns the metadata of a slide with `width` and `height`, if known.
	 *
	 * @param array $slide Item of Story_Media::read().
	 * @return mixed Attachment metadata; for a file of another site the stored size.
	 */
	private static function get_metadata( array $slide ) {
		return $slide['id'] ? wp_get_attachment_metadata( $slide['id'] ) : array_filter( array_intersect_key( $slide, array_flip( array( 'width', 'height' ) ) ) );
	}

	/**
	 * Returns the attributes `width` and `height`.
	 *
	 * @param array $slide Item of Story_Media::read().
	 * @return string HTML. An empty string if the size is unknown.
	 */
	private static function get_size_attributes( array $slide ): string {
		$meta = self::get_metadata( $slide );
		return isset( $meta['width'], $meta['height'] ) ? sprintf( ' width="%d" height="%d"', (int) $meta['width'], (int) $meta['height'] ) : '';
	}

	/**
	 * Renders an image of another site.
	 *
	 * @param array  $slide Item of Story_Media::read().
	 * @param string $more  Further attributes as HTML.
	 */
	private static function render_foreign_image( array $slide, string $more = '' ): string {
		return sprintf( '<img src="%s"%s alt="%s"%s decoding="async">', esc_url( $slide['url'], array( 'http', 'https' ) ), self::get_size_attributes( $slide ), esc_attr( $slide['alt'] ), $more );
	}

	/**
	 * Returns the URL of a video's poster, or an empty string.
	 *
	 * @param int $id Attachment id.
	 */
	private static function get_poster( $id ): string {
		return (string) wp_get_attachment_image_url( (int) get_post_thumbnail_id( $id ), 'large' );
	}

	/**
	 * Whether a slide is cropped to fill the frame (same rule as in view/state.ts).
	 *
	 * @param array $slide Item of Story_Media::read().
	 * @param float $ratio Aspect ratio of the frame.
	 * @param float $most  Maximum fraction of the slide that may be cropped.
	 */
	private static function is_cropped( array $slide, float $ratio, float $most ): bool {
		$meta   = self::get_metadata( $slide );
		$width  = isset( $meta['width'] ) ? (float) $meta['width'] : 0;
		$height = isset( $meta['height'] ) ? (float) $meta['height'] : 0;
		if ( $width <= 0 || $height <= 0 ) {
			return false;
		}
		return 1 - min( $width / $height / $ratio, $ratio * $height / $width ) <= $most;
	}

	/**
	 * Renders the progress bars. Their number is the same as in the player, to avoid a layout shift.
	 *
	 * @param int $count Number of bars.
	 */
	private static function render_bullets( $count ): string {
		$bullet = '<div class="wp-story-pagination-bullet"><div class="wp-story-pagination-bullet-bar"></div></div>';
		return '<div class="wp-story-pagination" aria-hidden="true">' . str_repeat( $bullet, $count ) . '</div>';
	}

	/**
	 * Renders the link that starts the player. Without JavaScript, it leads to the list, which the styles then open.
	 *
	 * @param string $name Label of the story.
	 */
	private static function render_link( string $address, string $name ): string {
		return sprintf(
			'<a class="wp-story-container" href="%1$s"><span class="wp-story-name">%2$s</span></a>',
			esc_url( $address ),
			/* translators: %s: name of the story, such as "Story" or "Story 2". */
			esc_html( sprintf( __( 'Open: %s', 'mainstreet-blocks' ), $name ) )
		);
	}

	/**
	 * Renders the first image and a link, for feeds.
	 *
	 * @param array[] $slides Result of Story_Media::read().
	 */
	private static function render_for_feed( array $slides ): string {
		$image = '';
		foreach ( $slides as $slide ) {
			if ( ! $slide['id'] ) {
				$image = 'image' === $slide['type'] ? self::render_foreign_image( $slide ) : '';
			} else {
				$id    = 'image' === $slide['type'] ? $slide['id'] : (int) get_post_thumbnail_id( $slide['id'] );
				$image = $id ? wp_get_attachment_image( $id, 'large', false, array( 'alt' => $slide['alt'] ) ) : '';
			}
			if ( '' !== $image ) {
				break;
			}
		}
		$address = esc_url( (string) get_permalink() );
		return ( '' === $image ? '' : sprintf( '<figure><a class="wp-story-container" href="%1$s">%2$s</a></figure>', $address, $image ) )
			. sprintf( '<p><a href="%1$s">%2$s</a></p>', $address, esc_html__( 'View the story on the site', 'mainstreet-blocks' ) );
	}

	/**
	 * Returns the labels and messages of the player.
	 *
	 * @return array<string, string>
	 */
	private static function get_labels( string $name ): array {
		return array(
			'name'     => $name,
			/* translators: %s: name of the story, such as "Story" or "Story 2". */
			'start'    => sprintf( __( 'Play: %s', 'mainstreet-blocks' ), $name ),
			/* translators: %s: name of the story, such as "Story" or "Story 2". */
			'again'    => sprintf( __( 'Play again: %s', 'mainstreet-blocks' ), $name ),
			'slide'    => __( 'slide', 'mainstreet-blocks' ),
			'play'     => __( 'Play', 'mainstreet-blocks' ),
			'pause'    => __( 'Pause', 'mainstreet-blocks' ),
			'replay'   => __( 'Replay', 'mainstreet-blocks' ),
			'mute'     => __( 'Mute', 'mainstreet-blocks' ),
			'unmute'   => __( 'Unmute', 'mainstreet-blocks' ),
			'enter'    => __( 'Enter fullscreen', 'mainstreet-blocks' ),
			'exit'     => __( 'Exit fullscreen', 'mainstreet-blocks' ),
			'previous' => __( 'Previous slide', 'mainstreet-blocks' ),
			'next'     => __( 'Next slide', 'mainstreet-blocks' ),
			'choose'   => __( 'Choose a slide', 'mainstreet-blocks' ),
			/* translators: %1$d: number of the slide. */
			'goTo'     => __( 'Go to slide %1$d', 'mainstreet-blocks' ),
			/* translators: 1: number of the slide, 2: number of slides. */
			'position' => __( '%1$d of %2$d', 'mainstreet-blocks' ),
			'end'      => __( 'End of the story.', 'mainstreet-blocks' ),
		);
	}
}
