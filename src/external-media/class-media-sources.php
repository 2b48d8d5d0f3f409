<?php
namespace Mainstreet\External_Media;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\External_Media\Google_Photos\Google_Login;
use Mainstreet\External_Media\Google_Photos\Google_Media;
use Mainstreet\External_Media\Openverse\Openverse;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * The libraries that pictures can be taken from. Those that are searched have `search( $term, $page, $number, $filter )`, which gives
 * `array( 'found' => int, 'media' => Media_Item::clean()[], 'next' => bool )` or an error. In Google Photos one picks in Google's own window.
 */
final class Media_Sources {

	/** Images of a thread that was taken into a post: they are signed by the route that gathers it, and lie anywhere. */
	const THREAD = 'thread';

	/**
	 * Those that can be used as the site is set up.
	 *
	 * @return string[]
	 */
	public static function ready(): array {
		return Google_Login::is_ready() ? array_merge( self::searchable(), array( Google_Login::SERVICE ) ) : self::searchable();
	}

	/**
	 * Those that can be searched as the site is set up.
	 *
	 * @return string[]
	 */
	public static function searchable(): array {
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
	 */
	public static function may_lie_at( $service, $url ): bool {
		if ( Google_Login::SERVICE === $service ) {
			return Google_Media::may_lie_at( $url );
		}
		return 'pexels' !== $service || 'images.pexels.com' === strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
	}
}
