<?php
namespace Mainstreet\Social\Threads;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Social\Text\Text_Limit;
use Mainstreet\Social\Threads\Import\Thread_Importer;

defined( 'ABSPATH' ) || exit;

/**
 * Routes of threads (docs/server-contract.md A25 to A27). Nothing is sent or stored.
 *
 * GET tweetstorm/gather?url: imports a thread (Thread_Importer)
 * POST tweetstorm/parse { blocks }: a post as a thread
 * POST tweetstorm/generate-cards { urls }: cards of pages (Link_Cards)
 */
final class Thread_Controller extends Controller {

	/** Maximum number of blocks of a request. */
	const BLOCKS = 500;

	/** Maximum size of a request in bytes. */
	const BYTES = 1048576;

	public function register_routes() {
		$may     = $this->require_capability( 'edit_posts' );
		$objects = array( 'items' => array( 'type' => 'object' ) );
		$gather  = array(
			'url' => $this->text_schema( 500 ) + array(
				'description' => __( 'Link to a post of the thread.', 'mainstreet-blocks' ),
				'required'    => true,
				'minLength'   => 1,
			),
		);
		$cards   = array(
			'urls' => array(
				'type'        => 'array',
				'description' => __( 'Page URLs.', 'mainstreet-blocks' ),
				'required'    => true,
				'maxItems'    => Link_Cards::ADDRESSES,
				'items'       => $this->text_schema( 2000 ),
			),
		);
		$routes  = array(
			'gather'         => array( $this->endpoint( 'GET', array( $this, 'gather' ), $may, $gather ), $this->schema( 'gathered-thread', 'array', $objects ) ),
			'parse'          => array( $this->endpoint( 'POST', array( $this, 'parse' ), $may, $this->parse_args() ), $this->schema( 'thread', 'array', $objects ) ),
			'generate-cards' => array( $this->endpoint( 'POST', array( $this, 'get_cards' ), $may, $cards ), $this->schema( 'link-cards', 'object' ) ),
		);
		foreach ( $routes as $name => list( $endpoint, $schema ) ) {
			$this->register_route( '/tweetstorm/' . $name, array( $endpoint, 'schema' => $schema ), 'wpcom/v2' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- two.
		}
	}

	/** Parameters of the route that splits a post. */
	private function parse_args(): array {
		return array(
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
						'clientId'   => $this->text_schema( 64 ),
					),
				),
			),
		);
	}

	/**
	 * Imports a thread.
	 *
	 * @param \WP_REST_Request $request Request with `url`.
	 * @return array[]|\WP_Error
	 */
	public function gather( \WP_REST_Request $request ) {
		return ( new Thread_Importer() )->import( $request );
	}

	/**
	 * Cards of links.
	 *
	 * @param \WP_REST_Request $request Request with `urls`.
	 * @return object|\WP_Error
	 */
	public function get_cards( \WP_REST_Request $request ) {
		return ( new Link_Cards() )->fetch_all( $request );
	}

	/**
	 * Splits a post into a thread.
	 *
	 * @param \WP_REST_Request $request Request with `blocks`.
	 * @return array[]|\WP_Error
	 */
	public function parse( \WP_REST_Request $request ) {
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
	 * Limits of the connected networks.
	 *
	 * @return Text_Limit[]
	 */
	private static function limits(): array {
		/**
		 * Limits of the networks that a thread has to fit.
		 *
		 * @param Text_Limit[] $limits Empty for X's limit.
		 */
		$limits = apply_filters( 'mainstreet_thread_limits', array() );
		return array_filter( is_array( $limits ) ? $limits : array(), static fn( $limit ) => $limit instanceof Text_Limit );
	}
}
