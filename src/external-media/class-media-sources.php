<?php
/**
 * Which libraries there are.
 *
 * @package Mainstreet
 */

namespace Mainstreet\External_Media;

use Mainstreet\Connections\Secrets;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * The libraries that pictures can be taken from. Each has `search( $term, $page, $number, $filter )`, which gives
 * `array( 'found' => int, 'media' => Media_Item::clean()[], 'next' => bool )` or an error.
 */
final class Media_Sources {

	/**
	 * Those that can be searched as the site is set up.
	 *
	 * @return string[]
	 */
	public static function ready() {
		return '' === Secrets::get( 'pexels' ) ? array( 'openverse' ) : array( 'openverse', 'pexels' );
	}

	/**
	 * A library.
	 *
	 * @param string      $service `openverse` or `pexels`.
	 * @param Http_Client $client  What requests.
	 * @return Openverse|Pexels
	 */
	public static function make( $service, Http_Client $client ) {
		return 'pexels' === $service ? new Pexels( $client ) : new Openverse( $client );
	}

	/**
	 * Whether a picture of a library may lie at a host.
	 *
	 * @param string $service Library.
	 * @param string $url     Address of the picture.
	 * @return bool
	 */
	public static function may_lie_at( $service, $url ) {
		return 'pexels' !== $service || 'images.pexels.com' === strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
	}
}
