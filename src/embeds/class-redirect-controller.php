<?php
namespace Mainstreet\Embeds;

use Mainstreet\Connections\Service_Cache;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * REST route `GET wpcom/v2/resolve-redirect/?url=` (docs/server-contract.md A10): follows redirects for the editor, as scripts cannot
 * read other hosts. All failures, including private addresses, give the same error.
 */
final class Redirect_Controller extends Controller {

	/** Seconds for which a result is cached. */
	const CACHE_SECONDS = 600;

	/** Maximum bytes of the body that are read. */
	const MAX_BYTES = 16384;

	/** Allowed requests per user and minute. */
	const LIMIT_PER_MINUTE = 60;

	public function register_routes() {
		$args = array(
			'url' => array(
				'type'        => 'string',
				'description' => __( 'URL, http or https.', 'mainstreet-blocks' ),
				'required'    => true,
				'minLength'   => 1,
				'maxLength'   => 2000,
				'pattern'     => '^[Hh][Tt][Tt][Pp][Ss]?://',
			),
		);
		$this->register_route(
			'/resolve-redirect',
			array(
				$this->endpoint( 'GET', array( $this, 'get_item' ), $this->require_capability( 'edit_posts' ), $args ),
				'schema' => array( $this, 'get_public_item_schema' ),
			),
			'wpcom/v2'
		);
	}

	public function get_item_schema() {
		return array(
			'title'      => 'resolved-redirect',
			'type'       => 'object',
			'properties' => array(
				'url'    => array( 'type' => 'string' ),
				'status' => array( 'type' => 'integer' ),
			),
		);
	}

	/**
	 * Returns the final URL and its status.
	 *
	 * @param \WP_REST_Request $request Request with `url`.
	 * @return array|\WP_Error
	 */
	public function get_item( $request ) {
		$allowed = Throttle::hit( 'redirect', self::LIMIT_PER_MINUTE, MINUTE_IN_SECONDS, 'user-' . get_current_user_id() );
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		$url = $request['url'];
		return Service_Cache::remember( 'redirect', $url, array(), self::CACHE_SECONDS, fn() => $this->follow( $url ) );
	}

	/**
	 * Follows the redirects of a URL.
	 *
	 * @param string $url URL.
	 * @return array|\WP_Error `url`, `status`.
	 */
	private function follow( $url ) {
		$response = ( new Http_Client() )->get_public(
			$url,
			array(
				'limit_response_size' => self::MAX_BYTES,
				'truncate'            => true,
				// URL shorteners respond to unknown user agents with a page instead of a redirect.
				'user-agent'          => 'Mozilla/5.0 (compatible; WordPress/' . get_bloginfo( 'version' ) . '; +' . home_url( '/' ) . ')',
			)
		);
		return is_wp_error( $response ) ? $response : array(
			'url'    => $response['url'],
			'status' => $response['status'],
		);
	}
}
