<?php
namespace Mainstreet\Blocks\Contact_Info;

use Mainstreet\Business\Business_Details;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the email, phone and address blocks with the site’s details, in the markup that the blocks save. Where the site has no such
 * detail, the saved markup stays.
 */
final class Site_Contact {

	/**
	 * Renders the email address.
	 *
	 * @param string $content Saved markup.
	 * @return string HTML.
	 */
	public static function email( string $content ): string {
		$email = Business_Details::read()['email'];
		return '' === $email ? $content : self::wrap( sprintf( '<a href="%1$s">%2$s</a>', esc_attr( 'mailto:' . $email ), esc_html( $email ) ) );
	}

	/**
	 * Renders the phone number (docs/content-format.md 5).
	 *
	 * @param string $content Saved markup.
	 * @return string HTML.
	 */
	public static function phone( string $content ): string {
		$phone = Business_Details::read()['phone'];
		if ( '' === $phone ) {
			return $content;
		}
		if ( ! preg_match( '~^(.*?)([+/(]?\d.*)$~Dsu', $phone, $parts ) ) {
			return self::wrap( esc_html( $phone ) );
		}
		list( , $before, $number ) = $parts;

		$prefix = '' === trim( $before ) ? '' : sprintf( '<span class="phone-prefix">%s</span>', esc_html( $before ) );
		$url    = 'tel:' . ( '+' === $number[0] ? '+' : '' ) . preg_replace( '/\D/', '', $number );
		return self::wrap( $prefix . sprintf( '<a href="%1$s">%2$s</a>', esc_attr( $url ), esc_html( $number ) ) );
	}

	/**
	 * Renders the address.
	 *
	 * @param string $content   Saved markup.
	 * @param bool   $is_linked Whether it links to a map.
	 * @return string HTML.
	 */
	public static function address( string $content, bool $is_linked ): string {
		$place = array_intersect_key( Business_Details::read(), array_flip( Business_Details::ADDRESS ) );
		if ( '' === implode( '', $place ) ) {
			return $content;
		}
		$html = self::lines( $place );
		if ( $is_linked ) {
			$html = sprintf(
				'<a href="%1$s" target="_blank" rel="noopener noreferrer" title="%2$s">%3$s</a>',
				esc_attr( self::map_url( $place ) ),
				esc_attr__( 'Open address in Google Maps', 'mainstreet-blocks' ),
				$html
			);
		}
		return self::wrap( $html );
	}

	/**
	 * Renders the lines of an address.
	 *
	 * @param array<string, string> $place Members of the address.
	 * @return string HTML.
	 */
	private static function lines( array $place ): string {
		$html = '';
		foreach ( array( 'address', 'addressLine2', 'addressLine3' ) as $index => $name ) {
			if ( '' !== $place[ $name ] ) {
				$html .= sprintf( '<div class="jetpack-address__address jetpack-address__address%1$d">%2$s</div>', $index + 1, esc_html( $place[ $name ] ) );
			}
		}
		if ( '' !== $place['region'] . $place['postal'] ) {
			$city  = '' === $place['city'] ? '' : sprintf( '<span class="jetpack-address__city">%s</span>, ', esc_html( $place['city'] ) );
			$html .= sprintf( '<div>%1$s<span class="jetpack-address__region">%2$s</span> <span class="jetpack-address__postal">%3$s</span></div>', $city, esc_html( $place['region'] ), esc_html( $place['postal'] ) );
		} elseif ( '' !== $place['city'] ) {
			$html .= sprintf( '<div class="jetpack-address__city">%s</div>', esc_html( $place['city'] ) );
		}
		return '' === $place['country'] ? $html : $html . sprintf( '<div class="jetpack-address__country">%s</div>', esc_html( $place['country'] ) );
	}

	/**
	 * Builds the URL of a map, as the block saves it: unencoded. The block’s render.php encodes it.
	 *
	 * @param array<string, string> $place Members of the address.
	 */
	private static function map_url( array $place ): string {
		$query = '';
		foreach ( array( 'address', 'addressLine2', 'addressLine3', 'city', 'region' ) as $name ) {
			$query .= '' === $place[ $name ] ? '' : $place[ $name ] . ', ';
		}
		return 'https://www.google.com/maps/search/' . trim( $query . trim( $place['postal'] . ' ' . $place['country'] ) );
	}

	/**
	 * Adds the root element of the block that is rendered.
	 *
	 * @param string $html HTML.
	 */
	private static function wrap( string $html ): string {
		return sprintf( '<div %1$s>%2$s</div>', get_block_wrapper_attributes(), $html );
	}
}
