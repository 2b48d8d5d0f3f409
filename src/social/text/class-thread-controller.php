<?php
namespace Mainstreet\Social\Text;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * `POST wpcom/v2/tweetstorm/parse` (docs/server-contract.md A26): what a post would be as a thread. Nothing is sent or stored.
 */
final class Thread_Controller {

	/** Blocks of one request. */
	const BLOCKS = 500;

	/** Bytes of one request. */
	const BYTES = 1048576;

	/**
	 * Handlers for Routes::add().
	 *
	 * @return array[]
	 */
	public static function handlers() {
		return array(
			array(
				'methods'             => 'POST',
				'callback'            => array( __CLASS__, 'answer' ),
				'permission_callback' => static function () {
					return current_user_can( 'edit_posts' ) ? true : Errors::forbidden();
				},
				'args'                => array(
					'blocks' => array(
						'type'        => 'array',
						'description' => __( 'Blocks of the post, with their editor data and serialized content.', 'mainstreet-blocks' ),
						'required'    => true,
						'maxItems'    => self::BLOCKS,
						'items'       => array(
							'type'       => 'object',
							'properties' => array(
								'attributes' => array( 'type' => 'object' ),
								'block'      => array( 'type' => 'object' ),
								'clientId'   => array(
									'type'      => 'string',
									'maxLength' => 64,
								),
							),
						),
					),
				),
			),
			'schema' => static function () {
				return array(
					'$schema' => 'http://json-schema.org/draft-04/schema#',
					'title'   => 'thread',
					'type'    => 'array',
					'items'   => array( 'type' => 'object' ),
				);
			},
		);
	}

	/**
	 * Parts a post.
	 *
	 * @param \WP_REST_Request $request Request with `blocks`.
	 * @return array[]|\WP_Error
	 */
	public static function answer( $request ) {
		if ( strlen( (string) $request->get_body() ) > self::BYTES ) {
			return new \WP_Error( 'too_large', __( 'This post is too long to be a thread.', 'mainstreet-blocks' ), array( 'status' => 413 ) );
		}
		$blocks = array();
		foreach ( $request['blocks'] as $entry ) {
			$blocks[] = array(
				'block'      => Attributes::items( $entry, 'block' ),
				'attributes' => Attributes::items( $entry, 'attributes' ),
				'clientId'   => isset( $entry['clientId'] ) ? $entry['clientId'] : '',
			);
		}
		return ( new Thread( self::limits() ) )->parse( $blocks );
	}

	/**
	 * What the networks take that posts go to.
	 *
	 * @return Text_Limit[]
	 */
	private static function limits() {
		/**
		 * Limits of the networks that a thread has to fit.
		 *
		 * @param Text_Limit[] $limits None for X's.
		 */
		$limits = apply_filters( 'mainstreet_thread_limits', array() );
		return array_filter(
			is_array( $limits ) ? $limits : array(),
			static function ( $limit ) {
				return $limit instanceof Text_Limit;
			}
		);
	}
}
