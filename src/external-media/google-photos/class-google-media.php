<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/** Downloads files and thumbnails with the user's access token, which is sent only to Google's hosts for such files. */
final class Google_Media {

	/** Maximum number of redirects, between these hosts only. */
	const MAX_REDIRECTS = 2;

	private Http_Client $client;

	private Google_Session $session;

	/** Creates the downloader for a user. */
	public function __construct( int $user, ?Http_Client $client = null ) {
		$this->client  = $client ? $client : new Http_Client();
		$this->session = new Google_Session( $user, $this->client );
	}

	/**
	 * Whether a URL is on one of Google's hosts for files.
	 *
	 * @param mixed $url URL.
	 * @return bool
	 */
	public static function is_allowed_url( $url ) {
		if ( ! is_string( $url ) || strlen( $url ) > 2000 || preg_match( '/[^\x21-\x7e]|\\\\/', $url ) ) {
			return false;
		}
		$parts = wp_parse_url( $url );
		return isset( $parts['scheme'], $parts['host'] ) && 'https' === $parts['scheme'] && ! isset( $parts['user'] ) && ! isset( $parts['pass'] ) && ! isset( $parts['port'] )
			&& 1 === preg_match( '/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+googleusercontent\.com$/D', $parts['host'] );
	}

	/**
	 * Downloads a file.
	 *
	 * @param string $url  URL.
	 * @param array  $args As for Http_Client::request().
	 * @return array|\WP_Error
	 */
	public function download( $url, array $args = array() ) {
		return $this->session->send(
			function ( $token ) use ( $url, $args ) {
				$more = array(
					'headers'  => array( 'Authorization' => 'Bearer ' . $token ),
					'max_hops' => self::MAX_REDIRECTS,
					'may_go'   => array( __CLASS__, 'is_allowed_url' ),
				);
				return $this->client->get_public( $url, $more + $args );
			},
			false
		);
	}
}
