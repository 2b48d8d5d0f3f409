<?php
namespace Mainstreet\Blocks\Podcast_Player;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * `GET wpcom/v2/podcast-player?url&guids[]&episode-options` (docs/server-contract.md A30).
 */
final class Podcast_Controller {

	/**
	 * Handlers for Routes::add().
	 *
	 * @return array[]
	 */
	public static function handlers() {
		return array(
			array(
				'methods'             => 'GET',
				'callback'            => array( __CLASS__, 'answer' ),
				'permission_callback' => static function () {
					return current_user_can( 'edit_posts' ) ? true : Errors::forbidden();
				},
				'args'                => array(
					// Not marked as required: without one the sentence is that of a wrong one.
					'url'             => array(
						'type'        => 'string',
						'description' => __( 'URL of the podcast feed, or of a page that links to it.', 'mainstreet-blocks' ),
						'default'     => '',
					),
					'guids'           => array(
						'type'        => 'array',
						'description' => __( 'GUIDs of the episodes to return, in this order. Returns the newest episodes if omitted.', 'mainstreet-blocks' ),
						'maxItems'    => Podcast_Store::WANTED,
						'items'       => array( 'type' => 'string' ),
						'default'     => array(),
					),
					'episode-options' => array(
						'type'        => 'boolean',
						'description' => __( 'Whether to also return the GUIDs and titles of all episodes.', 'mainstreet-blocks' ),
						'default'     => false,
					),
				),
			),
			'schema' => array( __CLASS__, 'schema' ),
		);
	}

	/**
	 * What is answered.
	 *
	 * @return array JSON schema.
	 */
	public static function schema() {
		$text    = array( 'type' => 'string' );
		$number  = array( 'type' => 'integer' );
		$picture = array( 'type' => array( 'string', 'null' ) );
		$list    = array(
			'type'  => 'array',
			'items' => array( 'type' => 'object' ),
		);
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'podcast',
			'type'       => 'object',
			'properties' => array(
				'title'   => $text,
				'link'    => $text,
				'cover'   => $picture,
				'tracks'  => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array_fill_keys( array( 'id', 'link', 'src', 'type', 'description', 'description_html', 'title', 'guid', 'publish_date', 'duration' ), $text ) + array(
							'image'         => $picture,
							'seconds'       => $number,
							'season'        => $number,
							'episode'       => $number,
							'chapters'      => $list,
							'chapters_file' => array( 'type' => array( 'object', 'null' ) ),
							'transcripts'   => $list,
						),
					),
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

	/**
	 * Gives a podcast.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public static function answer( $request ) {
		$guids   = $request['guids'];
		$limit   = $guids ? Podcast_Store::WANTED : Podcast_Quantity_Controller::quantity();
		$podcast = ( new Podcast_Feed() )->for_editor( $request['url'], $guids, $limit );
		if ( is_wp_error( $podcast ) ) {
			return $podcast;
		}
		$answer = array(
			'title'  => $podcast->title,
			'link'   => $podcast->link,
			'cover'  => '' === $podcast->cover ? null : $podcast->cover,
			'tracks' => array_map( array( __CLASS__, 'track' ), $podcast->tracks, array_keys( $podcast->tracks ) ),
		);
		if ( $request['episode-options'] ) {
			$answer['options'] = array_map(
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
		return $answer;
	}

	/**
	 * One episode.
	 *
	 * @param Podcast_Track $track  The episode.
	 * @param int           $number Its place in the answer.
	 * @return array
	 */
	private static function track( Podcast_Track $track, $number ) {
		$values                  = get_object_vars( $track );
		$values['image']         = '' === $track->image ? null : $track->image;
		$values['chapters_file'] = $track->chapters_file ? $track->chapters_file : null;
		return array( 'id' => 'podcast-track-' . ( $number + 1 ) ) + $values;
	}
}
