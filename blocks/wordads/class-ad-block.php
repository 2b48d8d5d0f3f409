<?php
namespace Mainstreet\Blocks\Wordads;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Embeds\Embed;
use Mainstreet\Embeds\Embed_Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Markup of the block (docs/server-contract.md B.19): the same for everybody, so that page caches may keep it. Its space is there
 * before the ad is.
 */
final class Ad_Block {

	/** Services of ads, for the filter `mainstreet_embed_consent`. */
	const ADSENSE = 'adsense';
	const CODE    = 'ad-code';

	/** The script module of AdSense units; pages with other ads load none. */
	const MODULE = 'mainstreet-wordads';

	/**
	 * The block.
	 *
	 * @param array $attributes Attributes as stored; anything.
	 * @return string Escaped HTML, with the owner's code as it is; '' where no ad belongs.
	 */
	public static function render( array $attributes ): string {
		if ( self::is_elsewhere() ) {
			return '';
		}
		$format = self::format( $attributes );
		$slot   = Ad_Formats::slot( $format );
		if ( ! $slot ) {
			return self::hint( $format );
		}
		$align   = isset( $attributes['align'] ) && in_array( $attributes['align'], array( 'left', 'center', 'right' ), true ) ? $attributes['align'] : 'center';
		$classes = "jetpack-wordad align{$align} is-{$slot['kind']}";
		if ( Attributes::flag( $attributes, 'hideMobile' ) ) {
			$classes .= ' is-hidden-on-phones';
		}
		list( $width, $height ) = Ad_Formats::SIZES[ $format ];
		return sprintf(
			'<div class="%s" style="--mainstreet-ad-width:%dpx;--mainstreet-ad-height:%dpx;--mainstreet-ad-ratio:%d/%d"><p class="jetpack-wordad__label">%s</p>%s</div>',
			esc_attr( $classes ),
			$width,
			$height,
			$width,
			$height,
			esc_html__( 'Advertisement', 'mainstreet-blocks' ),
			self::inner( $format, $slot )
		);
	}

	/**
	 * Whether there are no ads here: what is read elsewhere than on the page, or looked at by who makes it.
	 */
	private static function is_elsewhere(): bool {
		return is_feed() || is_admin() || is_preview() || is_customize_preview() || is_embed() || wp_is_rest_endpoint();
	}

	/**
	 * The format of a block.
	 *
	 * @param array $attributes Attributes as stored; anything.
	 */
	private static function format( array $attributes ): string {
		return isset( $attributes['format'] ) && is_string( $attributes['format'] ) && isset( Ad_Formats::SIZES[ $attributes['format'] ] ) ? $attributes['format'] : 'mrec';
	}

	/**
	 * Why visitors do not see an ad.
	 *
	 * @param array $attributes Attributes as stored; anything.
	 * @return string Sentence; '' for an ad that is shown.
	 */
	public static function hidden_because( array $attributes ) {
		$format = self::format( $attributes );
		/* translators: %s: name of an ad format. */
		return Ad_Formats::slot( $format ) ? '' : sprintf( __( 'No ad is set for this format: %s. An administrator sets ads under Settings > Mainstreet.', 'mainstreet-blocks' ), Ad_Formats::labels()[ $format ] );
	}

	/**
	 * What who may edit reads while nothing is set for a format. Visitors get nothing.
	 *
	 * @param string $format Format.
	 */
	private static function hint( string $format ): string {
		if ( ! current_user_can( 'edit_post', (int) get_the_ID() ) ) {
			return '';
		}
		/* translators: %s: name of an ad format. */
		$text = sprintf( __( 'No ad is set for this format: %s. Visitors do not see this message.', 'mainstreet-blocks' ), Ad_Formats::labels()[ $format ] );
		$link = current_user_can( 'manage_options' ) ? sprintf( ' <a href="%s">%s</a>', esc_url( Settings_Page::url() . '#/ads' ), esc_html__( 'Set up ads', 'mainstreet-blocks' ) ) : '';
		return '<p class="jetpack-wordad">' . esc_html( $text ) . $link . '</p>';
	}

	/**
	 * The ad itself.
	 *
	 * @param string $format Format.
	 * @param array  $slot   As Ad_Formats::slot().
	 */
	private static function inner( string $format, array $slot ): string {
		if ( 'house' === $slot['kind'] ) {
			return self::house( $slot, ...Ad_Formats::SIZES[ $format ] );
		}
		return 'adsense' === $slot['kind'] ? self::adsense( $format ) : self::code( $slot['code'] );
	}

	/**
	 * A picture with a link.
	 *
	 * @param array $slot   `image`, `link`, `alt`.
	 * @param int   $width  Pixels.
	 * @param int   $height Pixels.
	 */
	private static function house( array $slot, $width, int $height ): string {
		$alt = $slot['alt'];
		if ( '' === $alt && '' !== $slot['link'] ) {
			// A link has to say where it leads.
			$alt = (string) wp_parse_url( $slot['link'], PHP_URL_HOST );
		}
		$image = sprintf( '<img src="%s" alt="%s" width="%d" height="%d" loading="lazy" decoding="async">', esc_url( $slot['image'], array( 'http', 'https' ) ), esc_attr( $alt ), $width, $height );
		if ( '' !== $slot['link'] ) {
			$image = sprintf( '<a href="%s" rel="sponsored noopener">%s</a>', esc_url( $slot['link'], array( 'http', 'https' ) ), $image );
		}
		return '<div class="jetpack-wordad__slot">' . $image . '</div>';
	}

	/**
	 * A unit of AdSense: a box that the script module fills when it is wanted. Whose unit it is stands in the module's data: the box
	 * could be written into a post by anybody.
	 *
	 * @param string $format Format.
	 */
	private static function adsense( string $format ): string {
		wp_enqueue_script_module( self::MODULE, plugins_url( 'build/blocks/wordads/view.js', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
		add_filter( 'script_module_data_' . self::MODULE, array( __CLASS__, 'add_units' ) );
		$ask = self::ask( self::ADSENSE, 'Google AdSense' );
		return sprintf(
			'<div class="jetpack-wordad__slot mainstreet-embed" data-embed="%s" data-format="%s">%s</div>',
			self::ADSENSE,
			esc_attr( $format ),
			'' === $ask ? Embed::SERVER_MARK : $ask
		);
	}

	/**
	 * Tells the script module the owner's units.
	 *
	 * @param array $data Data of the module.
	 * @return array `client`; `slots` by format.
	 */
	public static function add_units( $data ) {
		foreach ( array_keys( Ad_Formats::SIZES ) as $format ) {
			$slot = Ad_Formats::slot( $format );
			if ( $slot && 'adsense' === $slot['kind'] ) {
				$data['client']           = $slot['client'];
				$data['slots'][ $format ] = $slot['slot'];
			}
		}
		return $data;
	}

	/**
	 * Code of the owner's. Where a visitor is asked first, it waits in a template.
	 *
	 * @param string $code HTML; written by who may post unfiltered HTML.
	 */
	private static function code( $code ): string {
		$ask = self::ask( self::CODE, __( 'an ad provider', 'mainstreet-blocks' ) );
		if ( '' === $ask ) {
			return '<div class="jetpack-wordad__slot">' . $code . '</div>';
		}
		Embed_Assets::enqueue_script();
		return sprintf( '<div class="jetpack-wordad__slot mainstreet-embed has-template" data-embed="%s">%s<template>%s</template></div>', self::CODE, $ask, $code );
	}

	/**
	 * What asks a visitor before something of another company is loaded. Shown by the script: without one, nothing is loaded.
	 *
	 * @param string $service Service.
	 * @param string $label   Its name.
	 * @return string '' where nobody has to be asked.
	 */
	private static function ask( string $service, string $label ): string {
		if ( ! ( new Embed( $service, $label ) )->is_on_click() ) {
			return '';
		}
		Embed_Assets::enqueue_ask_style();
		/* translators: %1$s: name of an advertising company. */
		$sentence = sprintf( __( 'This ad is provided by %1$s. When it loads, %1$s receives your IP address and learns that you visited this page.', 'mainstreet-blocks' ), $label );
		return sprintf(
			'<div class="mainstreet-embed__ask"><p>%s</p><form hidden><button class="wp-element-button">%s</button><label><input type="checkbox"> %s</label></form></div>',
			esc_html( $sentence ),
			esc_html__( 'Load ad', 'mainstreet-blocks' ),
			esc_html__( 'Always load this kind of ad', 'mainstreet-blocks' )
		);
	}
}
