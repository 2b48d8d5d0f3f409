<?php
namespace Mainstreet\Blocks\Podcast_Player;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Feed;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Store;
use Mainstreet\Blocks\Podcast_Player\Rendering\Podcast_Track;
use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** `GET podcast-player?url&guids[]&episode-options` and `GET podcast-player/track-quantity` (docs/server-contract.md A29, A30). */
final class Podcast_Controller extends Controller {

	/** Default of the maximum number of episodes, and the highest value that filters can set. */
	const DEFAULT_QUANTITY = 10;
	const MAX_QUANTITY     = 50;

	public function register_routes() {
		$may = $this->require_capability( 'edit_posts' );
		$this->register_route(
			'/podcast-player',
			array(
				$this->endpoint( 'GET', array( $this, 'get_item' ), $may, $this->get_collection_params() ),
				'schema' => array( $this, 'get_public_item_schema' ),
			),
			'wpcom/v2'
		);
		$limits = array(
			'minimum' => 1,
			'maximum' => self::MAX_QUANTITY,
		);
		$this->register_route(
			'/podcast-player/track-quantity',
			array(
				$this->endpoint( 'GET', array( $this, 'get_quantity' ), $may ),
				'schema' => $this->schema( 'podcast-track-quantity', 'integer', $limits ),
			),
			'wpcom/v2'
		);
	}

	public function get_collection_params() {
		return array(
			// Not marked as required, so that a missing URL gets the same error message as an invalid one.
			'url'             => array(
				'type'        => 'string',
				'description' => __( 'URL of the podcast feed, or of a page that links to it.', 'mainstreet-blocks' ),
				'default'     => '',
			),
			'guids'           => array(
				'type'        => 'array',
				'description' => __( 'GUIDs of the episodes to return, in this order. Returns the newest episodes if omitted.', 'mainstreet-blocks' ),
				'maxItems'    => Podcast_Store::MAX_WANTED,
				'items'       => array( 'type' => 'string' ),
				'default'     => array(),
			),
			'episode-options' => array(
				'type'        => 'boolean',
				'description' => __( 'Whether to also return the GUIDs and titles of all episodes.', 'mainstreet-blocks' ),
				'default'     => false,
			),
		);
	}

	public function get_item_schema() {
		$text = array( 'type' => 'string' );
		return array(
			'title'      => 'podcast',
			'type'       => 'object',
			'properties' => array(
				'title'   => $text,
				'link'    => $text,
				'cover'   => array( 'type' => array( 'string', 'null' ) ),
				'tracks'  => array(
					'type'  => 'array',
					'items' => self::get_track_schema(),
				),
				'options' => array(
					'type'        => 'array',
					'description' => __( 'All episodes, if requested.', 'mainstreet-blocks' ),
					'items'       => array(
						'type'       => 'object',
						'properties' => array(
							'label' => $text,
							'value' => $text,
						),
					),
				),
			),
		);
	}

	private static function get_track_schema(): array {
		$texts  = array( 'id', 'link', 'src', 'type', 'description', 'description_html', 'title', 'guid', 'publish_date', 'duration' );
		$number = array( 'type' => 'integer' );
		$list   = array(
			'type'  => 'array',
			'items' => array( 'type' => 'object' ),
		);
		return array(
			'type'       => 'object',
			'properties' => array_fill_keys( $texts, array( 'type' => 'string' ) ) + array(
				'image'         => array( 'type' => array( 'string', 'null' ) ),
				'seconds'       => $number,
				'season'        => $number,
				'episode'       => $number,
				'chapters'      => $list,
				'chapters_file' => array( 'type' => array( 'object', 'null' ) ),
				'transcripts'   => $list,
			),
		);
	}

	/**
	 * Returns a podcast for the editor.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error As get_item_schema().
	 */
	public function get_item( $request ) {
		$guids   = $request['guids'];
		$limit   = $guids ? Podcast_Store::MAX_WANTED : $this->get_quantity();
		$podcast = ( new Podcast_Feed() )->get_for_editor( $request['url'], $guids, $limit );
		if ( is_wp_error( $podcast ) ) {
			return $podcast;
		}
		$response = array(
			'title'  => $podcast->title,
			'link'   => $podcast->link,
			'cover'  => '' === $podcast->cover ? null : $podcast->cover,
			'tracks' => array_map( array( __CLASS__, 'prepare_track' ), $podcast->tracks, array_keys( $podcast->tracks ) ),
		);
		if ( $request['episode-options'] ) {
			$response['options'] = array_map(
				static function ( $guid, $title ) {
					return array(
						'label' => $title,
						'value' => (string) $guid,
					);
				},
				array_keys( $podcast->index ),
				$podcast->index
			);
		}
		return $response;
	}

	/**
	 * Converts an episode to the format of the response.
	 *
	 * @param int $number Index in the response.
	 * @return array
	 */
	private static function prepare_track( Podcast_Track $track, $number ) {
		$values                  = get_object_vars( $track );
		$values['image']         = '' === $track->image ? null : $track->image;
		$values['chapters_file'] = $track->chapters_file ? $track->chapters_file : null;
		return array( 'id' => 'podcast-track-' . ( $number + 1 ) ) + $values;
	}

	/** Returns the maximum number of episodes of a player. */
	public function get_quantity(): int {
		/**
		 * Filters the maximum number of episodes of a podcast player. For sites that used Jetpack's block.
		 *
		 * @param int $quantity Number from 1 to 50.
		 */
		$quantity = apply_filters( 'jetpack_podcast_helper_tracks_quantity', self::DEFAULT_QUANTITY );
		/**
		 * Filters the maximum number of episodes of a podcast player. Runs after Jetpack's filter.
		 *
		 * @param int $quantity Number from 1 to 50.
		 */
		$quantity = apply_filters( 'mainstreet_podcast_tracks', $quantity );
		return is_numeric( $quantity ) ? (int) min( self::MAX_QUANTITY, max( 1, $quantity ) ) : self::DEFAULT_QUANTITY;
	}
}
