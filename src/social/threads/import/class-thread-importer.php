<?php
namespace Mainstreet\Social\Threads\Import;

use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * `GET wpcom/v2/tweetstorm/gather?url=` (docs/server-contract.md A25): imports a thread as text, images, videos and embeds. Nothing is
 * stored.
 */
final class Thread_Importer {

	/** Maximum number of threads that a user can import per minute. */
	const ALLOWED = 20;

	private Http_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = $client ? $client : new Http_Client();
	}

	/**
	 * Imports a thread.
	 *
	 * @param \WP_REST_Request $request Request with `url`.
	 * @return array[]|\WP_Error Items: `type`, and `content`, `images` or `url` and `alt`.
	 */
	public function import( \WP_REST_Request $request ) {
		$url     = trim( $request['url'] );
		$sources = array( new Bluesky_Thread( $this->client ), new Mastodon_Thread( $this->client ) );
		$allowed = Throttle::hit( 'gather', self::ALLOWED, MINUTE_IN_SECONDS, 'user-' . get_current_user_id() );
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		// X's API has no threads without a paid key, so the post is embedded.
		if ( preg_match( '#^https://(?:www\.|mobile\.)?(?:x|twitter)\.com/\w{1,20}/status(?:es)?/\d+#i', $url ) ) {
			return array( Thread_Item_Factory::embed( $url ) );
		}
		foreach ( $sources as $source ) {
			$items = $source->fetch_items( $url );
			if ( null !== $items ) {
				return $items;
			}
		}
		return new \WP_Error( 'invalid_url', __( 'This does not look like a link to a post.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
	}
}
