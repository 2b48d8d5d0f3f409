<?php
namespace Mainstreet\External_Media;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\External_Media\Google_Photos\Google_Login;
use Mainstreet\External_Media\Google_Photos\Google_Session;
use Mainstreet\External_Media\Openverse\Openverse;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * The external media libraries. Libraries that can be searched have a method `search( $term, $page, $number, $filter )`, which returns
 * `array( 'found' => int, 'media' => Media_Item::sanitize()[], 'next' => bool )` or an error. Google Photos has its own picker instead.
 */
final class Media_Sources {

	/** Images of an imported thread. The route that imports it signs them; they may be on any host. */
	const THREAD = 'thread';

	/**
	 * Returns the libraries that are configured.
	 *
	 * @return string[]
	 */
	public static function get_ready(): array {
		return Google_Login::is_ready() ? array_merge( self::get_searchable(), array( Google_Login::SERVICE ) ) : self::get_searchable();
	}

	/**
	 * Returns the libraries that are configured and can be searched.
	 *
	 * @return string[]
	 */
	public static function get_searchable(): array {
		return '' === Secrets::get( 'pexels' ) ? array( 'openverse' ) : array( 'openverse', 'pexels' );
	}

	/**
	 * Creates the client of a library.
	 *
	 * @param string $service `openverse` or `pexels`.
	 * @return Openverse|Pexels
	 */
	public static function create_client( string $service, Http_Client $client ) {
		return 'pexels' === $service ? new Pexels( $client ) : new Openverse( $client );
	}

	/**
	 * Whether an image of a library may have a URL. Pexels and Google Photos have their own hosts; other images may be on any host.
	 *
	 * @param string $url URL of the image.
	 */
	public static function is_allowed_url( string $service, $url ): bool {
		if ( Google_Login::SERVICE === $service ) {
			return Google_Session::is_allowed_url( $url );
		}
		return 'pexels' !== $service || 'images.pexels.com' === strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
	}
}
