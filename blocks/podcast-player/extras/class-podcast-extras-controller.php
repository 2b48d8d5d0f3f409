<?php
namespace Mainstreet\Blocks\Podcast_Player\Extras;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Store;
use Mainstreet\Blocks\Podcast_Player\Rendering\Podcast_Track;
use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * `GET mainstreet/v1/podcast-player/track?feed=&guid=`: loads chapters and transcripts, because most podcast hosts send no CORS
 * headers. Limited to feeds that a page of this site showed (their id is signed) and to files named in the cached copy of the feed.
 */
final class Podcast_Extras_Controller extends Controller {

	/** Registers the route. It needs no permission. */
	public function register_routes() {
		$args = array(
			'feed' => array(
				'type'        => 'string',
				'description' => __( 'Signed feed identifier, as stored in pages with a player.', 'mainstreet-blocks' ),
				'required'    => true,
				'pattern'     => '^[0-9a-f]{64}$',
			),
			'guid' => array(
				'type'        => 'string',
				'description' => __( 'GUID of the episode.', 'mainstreet-blocks' ),
				'required'    => true,
				'maxLength'   => 500,
			),
		);
		$this->register_route(
			'/podcast-player/track',
			array(
				$this->endpoint( 'GET', array( $this, 'get_item' ), '__return_true', $args ),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
	}

	public function get_item_schema() {
		$text = array( 'type' => 'string' );
		$time = array( 'type' => array( 'number', 'null' ) );
		$list = static function ( array $properties ) {
			return array(
				'type'  => 'array',
				'items' => array(
					'type'       => 'object',
					'properties' => $properties,
				),
			);
		};
		return array(
			'title'      => 'podcast-track-extras',
			'type'       => 'object',
			'properties' => array(
				'chapters'   => $list(
					array(
						'start' => $time,
						'title' => $text,
						'url'   => $text,
						'img'   => $text,
					)
				),
				'transcript' => $list(
					array(
						'start'   => $time,
						'end'     => $time,
						'speaker' => $text,
						'text'    => $text,
					)
				),
			),
		);
	}

	/**
	 * Returns the chapters and the transcript of an episode.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function get_item( $request ) {
		$id = substr( $request['feed'], 0, 32 );
		if ( ! hash_equals( Podcast_Store::sign_id( $id ), $request['feed'] ) ) {
			return self::create_not_found_error();
		}
		$feed  = Podcast_Store::read( $id )['feed'];
		$track = $feed['tracks'][ $request['guid'] ] ?? null;
		if ( ! is_array( $track ) ) {
			return self::create_not_found_error();
		}
		$extras = ( new Podcast_Extras() )->get_extras( $id, new Podcast_Track( $track ) );
		if ( is_wp_error( $extras ) ) {
			return $extras;
		}
		$response = new \WP_REST_Response( $extras );
		// The response is the same for all users.
		$response->header( 'Cache-Control', 'public, max-age=3600' );
		return $response;
	}

	/**
	 * Returns the error for an unknown feed or episode.
	 *
	 * @return \WP_Error
	 */
	private static function create_not_found_error() {
		return new \WP_Error( 'mainstreet_unknown_episode', __( 'Unknown episode.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
	}
}
