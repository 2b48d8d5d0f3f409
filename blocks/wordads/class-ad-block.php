<?php
namespace Mainstreet\Blocks\Wordads;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Embeds\Embed;

defined( 'ABSPATH' ) || exit;

/**
 * Renders an ad (docs/server-contract.md B.19). The markup is the same for all visitors, so that pages can be cached, and
 * reserves the space of the ad.
 */
final class Ad_Block {

	/** Service names for the filter `mainstreet_embed_consent`. */
	const ADSENSE = 'adsense';
	const CODE    = 'ad-code';

	/** Script module of AdSense units. It is not loaded on pages with other ads only. */
	const MODULE = 'mainstreet-wordads';

	/**
	 * Renders the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML, including unescaped code from the settings. An empty string where no ads are shown.
	 */
	public static function render( array $attributes ): string {
		if ( self::is_without_ads() ) {
			return '';
		}
		$format = self::format( $attributes );
		$slot   = Ad_Formats::get_slot( $format );
		if ( ! $slot ) {
			return self::render_hint( $format );
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
			self::render_inner( $format, $slot )
		);
	}

	/** Whether the request shows no ads: feeds, admin screens, previews, embeds and the REST API. */
	private static function is_without_ads(): bool {
		return is_feed() || is_admin() || is_preview() || is_customize_preview() || is_embed() || wp_is_rest_endpoint();
	}

	/**
	 * Returns the format of a block; `mrec` by default.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 */
	private static function format( array $attributes ): string {
		return isset( $attributes['format'] ) && is_string( $attributes['format'] ) && isset( Ad_Formats::SIZES[ $attributes['format'] ] ) ? $attributes['format'] : 'mrec';
	}

	/**
	 * Explains why visitors do not see the ad.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Message. An empty string if an ad is shown.
	 */
	public static function get_hidden_reason( array $attributes ) {
		$format = self::format( $attributes );
		/* translators: %s: name of an ad format. */
		return Ad_Formats::get_slot( $format ) ? '' : sprintf( __( 'No ad is set for this format: %s. An administrator sets ads under Settings > Mainstreet.', 'mainstreet-blocks' ), Ad_Formats::labels()[ $format ] );
	}

	/** Renders a notice for users who can edit the page, if no ad is set for the format. */
	private static function render_hint( string $format ): string {
		if ( ! current_user_can( 'edit_post', (int) get_the_ID() ) ) {
			return '';
		}
		/* translators: %s: name of an ad format. */
		$text = sprintf( __( 'No ad is set for this format: %s. Visitors do not see this message.', 'mainstreet-blocks' ), Ad_Formats::labels()[ $format ] );
		$link = current_user_can( 'manage_options' ) ? sprintf( ' <a href="%s">%s</a>', esc_url( Settings_Page::url() . '#/ads' ), esc_html__( 'Set up ads', 'mainstreet-blocks' ) ) : '';
		return '<p class="jetpack-wordad">' . esc_html( $text ) . $link . '</p>';
	}

	/** Renders the content of the ad. */
	private static function render_inner( string $format, array $slot ): string {
		if ( 'house' === $slot['kind'] ) {
			return self::render_house_ad( $slot, ...Ad_Formats::SIZES[ $format ] );
		}
		return 'adsense' === $slot['kind'] ? self::render_adsense( $format ) : self::render_code( $slot['code'] );
	}

	/**
	 * Renders an image, with an optional link.
	 *
	 * @param array $slot  `image`, `link`, `alt`.
	 * @param int   $width Pixels.
	 */
	private static function render_house_ad( array $slot, $width, int $height ): string {
		$alt = $slot['alt'];
		if ( '' === $alt && '' !== $slot['link'] ) {
			// A link needs an accessible name.
			$alt = (string) wp_parse_url( $slot['link'], PHP_URL_HOST );
		}
		$image = sprintf( '<img src="%s" alt="%s" width="%d" height="%d" loading="lazy" decoding="async">', esc_url( $slot['image'], array( 'http', 'https' ) ), esc_attr( $alt ), $width, $height );
		if ( '' !== $slot['link'] ) {
			$image = sprintf( '<a href="%s" rel="sponsored noopener">%s</a>', esc_url( $slot['link'], array( 'http', 'https' ) ), $image );
		}
		return '<div class="jetpack-wordad__slot">' . $image . '</div>';
	}

	/**
	 * Renders the container of an AdSense unit, which the script module fills. The account is in the data of the module, not in the
	 * container, which authors could forge in post content.
	 */
	private static function render_adsense( string $format ): string {
		wp_enqueue_script_module( self::MODULE, plugins_url( 'build/blocks/wordads/view.js', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
		add_filter( 'script_module_data_' . self::MODULE, array( __CLASS__, 'add_units' ) );
		$ask = self::render_consent_form( self::ADSENSE, 'Google AdSense' );
		return sprintf(
			'<div class="jetpack-wordad__slot mainstreet-embed" data-embed="%s" data-format="%s">%s</div>',
			self::ADSENSE,
			esc_attr( $format ),
			'' === $ask ? Embed::SERVER_MARK : $ask
		);
	}

	/**
	 * Adds the AdSense units to the data of the script module.
	 *
	 * @param array $data Data of the module.
	 * @return array `client`; `slots` by format.
	 */
	public static function add_units( $data ) {
		foreach ( array_keys( Ad_Formats::SIZES ) as $format ) {
			$slot = Ad_Formats::get_slot( $format );
			if ( $slot && 'adsense' === $slot['kind'] ) {
				$data['client']           = $slot['client'];
				$data['slots'][ $format ] = $slot['slot'];
			}
		}
		return $data;
	}

	/**
	 * Renders code from the settings. It is placed in a template element if the visitor has to consent first.
	 *
	 * @param string $code Unescaped HTML; only users with `unfiltered_html` can edit it.
	 */
	private static function render_code( $code ): string {
		$ask = self::render_consent_form( self::CODE, __( 'an ad provider', 'mainstreet-blocks' ) );
		if ( '' === $ask ) {
			return '<div class="jetpack-wordad__slot">' . $code . '</div>';
		}
		Embed::enqueue_script();
		return sprintf( '<div class="jetpack-wordad__slot mainstreet-embed has-template" data-embed="%s">%s<template>%s</template></div>', self::CODE, $ask, $code );
	}

	/**
	 * Renders the consent form that is shown before an ad is loaded. The script shows it; without JavaScript, no ad is loaded.
	 *
	 * @return string An empty string if no consent is needed.
	 */
	private static function render_consent_form( string $service, string $label ): string {
		if ( ! ( new Embed( $service, $label ) )->is_on_click() ) {
			return '';
		}
		Embed::enqueue_facade();
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
