<?php
namespace Mainstreet\Social\Previews;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Registration\Modules\Plan_Gates;

defined( 'ABSPATH' ) || exit;

/** `POST mainstreet/v1/social/card/{id}`: how a post would be shown elsewhere if it were saved as the editor has it. Stores nothing. */
final class Card_Controller extends Controller {

	/**
	 * Adds the section of the settings screen.
	 *
	 * @param array[] $sections Sections.
	 * @return array[]
	 */
	public static function add_section( $sections ) {
		$sections[] = array(
			'id'      => 'seo',
			'tab'     => 'sharing',
			'label'   => __( 'Search engines and social networks', 'mainstreet-blocks' ),
			'note'    => __( 'How your pages appear in search results and on social networks. Each post has its own description in the SEO panel of the editor.', 'mainstreet-blocks' ),
			'service' => '',
			'links'   => array(),
		);
		return $sections;
	}

	public function register_routes() {
		$args = array(
			'title'          => $this->text_schema( 1000 ),
			'excerpt'        => $this->text_schema( 20000 ),
			'content'        => $this->text_schema( 2000000 ),
			'description'    => $this->text_schema( 5000 ),
			'seo_title'      => $this->text_schema( 1000 ),
			'message'        => $this->text_schema( 5000 ),
			'messages'       => array(
				'type'                 => 'object',
				'description'          => __( 'Messages for individual connections, keyed by connection ID.', 'mainstreet-blocks' ),
				'default'              => array(),
				'maxProperties'        => 200,
				'additionalProperties' => $this->text_schema( 20000 ),
			),
			'featured_media' => array(
				'type'    => 'integer',
				'minimum' => 0,
			),
		);
		$this->register_route(
			'/social/card/(?P<id>\d+)',
			array(
				$this->endpoint( 'POST', array( $this, 'get_item' ), array( $this, 'get_item_permissions_check' ), $args ),
				'schema' => $this->schema( 'social-card', 'object' ),
			)
		);
	}

	/**
	 * Whether the plan includes previews, and the user may edit the post.
	 *
	 * @param \WP_REST_Request $request `id`.
	 * @return true|\WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		$error = Plan_Gates::error( 'social-previews' );
		return $error ? $error : ( current_user_can( 'edit_post', (int) $request['id'] ) ? true : Errors::forbidden() );
	}

	/**
	 * The card of a post.
	 *
	 * @param \WP_REST_Request $request Request with `id` and the values of the editor.
	 * @return array|\WP_Error
	 */
	public function get_item( $request ) {
		$post = get_post( (int) $request['id'] );
		if ( ! $post ) {
			return new \WP_Error( 'not_found', __( 'This post no longer exists.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		$draft = array();
		foreach ( array( 'title', 'excerpt', 'content', 'description', 'seo_title', 'featured_media' ) as $name ) {
			if ( null !== $request[ $name ] ) {
				$draft[ $name ] = $request[ $name ];
			}
		}
		// An image that the user may not read is not shown by its ID.
		if ( ! empty( $draft['featured_media'] ) && ! current_user_can( 'read_post', $draft['featured_media'] ) ) {
			unset( $draft['featured_media'] );
		}
		// As Seo_Meta stores them.
		foreach ( array_intersect_key( $draft, array_flip( array( 'description', 'seo_title' ) ) ) as $name => $text ) {
			$draft[ $name ] = sanitize_textarea_field( $text );
		}
		$facts = ( new Post_Card( $post, $draft ) )->get_data();
		$card  = array( 'url' => self::get_url( $post, isset( $draft['title'] ) ? $draft['title'] : null ) ) + $facts;
		/**
		 * What previews show of a post beside its card.
		 *
		 * @param array       $card     As it is answered; facts of the card are in it.
		 * @param \WP_Post    $post     Post.
		 * @param string|null $message  What its author says to networks; null for what is stored.
		 * @param string[]    $messages What is said to single connections instead, by their numbers.
		 */
		return apply_filters( 'mainstreet_card_preview', $card, $post, $request['message'], $request['messages'] );
	}

	/**
	 * URL that a post has, or will have once it is published.
	 *
	 * @param string|null $title Title in the editor; null for the stored one.
	 * @return string
	 */
	public static function get_url( \WP_Post $post, ?string $title ) {
		if ( ! in_array( $post->post_status, array( 'auto-draft', 'draft', 'pending' ), true ) ) {
			return (string) get_permalink( $post );
		}
		require_once ABSPATH . 'wp-admin/includes/post.php';
		// The function changes the post it is given. It makes the URL of the post name, or else of the stored title.
		list( $address, $slug ) = get_sample_permalink( clone $post, $title, '' === $post->post_name ? $title : null );
		return str_replace( array( '%postname%', '%pagename%' ), $slug, $address );
	}
}
