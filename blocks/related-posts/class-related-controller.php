<?php
namespace Mainstreet\Blocks\Related_Posts;

use Mainstreet\Blocks\Related_Posts\Engine\Related_Engine;
use Mainstreet\Blocks\Related_Posts\Engine\Related_Updater;
use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** Routes of related posts (docs/server-contract.md B.10). */
final class Related_Controller extends Controller {

	public function register_routes() {
		$id = array(
			'id' => array(
				'type'              => 'integer',
				'minimum'           => 1,
				'required'          => true,
				'sanitize_callback' => 'absint',
				'validate_callback' => 'rest_validate_request_arg',
			),
		);
		$this->register_route( '/related-posts/(?P<id>\d+)', $this->endpoint( 'GET', array( $this, 'get_items' ), $this->require_capability( 'edit_post', 'id' ), $id ), 'wpcom/v2' );
		$this->register_route( '/related-posts', $this->endpoint( 'GET', array( $this, 'get_state' ), $this->require_capability( 'edit_posts' ) ), 'wpcom/v2' );
		$this->register_route( '/related-posts/enable', $this->endpoint( 'POST', array( $this, 'enable' ), $this->require_capability( 'manage_options' ) ), 'wpcom/v2' );
	}

	/**
	 * Starts to compute the lists in the background.
	 *
	 * @return array As get_state().
	 */
	public function enable(): array {
		Related_Updater::start();
		return $this->get_state();
	}

	/** Returns the state of the feature. It is always enabled while the block is registered. */
	public function get_state(): array {
		return array(
			'enabled' => true,
			'options' => array( 'size' => 3 ),
		);
	}

	/**
	 * Returns the related posts. They are computed for this response, so that the editor shows the result for the saved post.
	 *
	 * @return array|\WP_Error
	 */
	public function get_items( $request ) {
		$post = get_post( (int) $request['id'] );
		if ( ! $post || ! is_post_type_viewable( $post->post_type ) ) {
			return array();
		}
		$found = Related_List::visible( Related_Engine::find( $post ), $post->ID, 6 );
		Related_List::prime( $found, array( 'thumbnails', 'context', 'author' ) );
		return array_map( array( self::class, 'prepare_post' ), $found );
	}

	/**
	 * Converts a related post to the format of the editor.
	 *
	 * @param array $found Item of Related_List::visible().
	 * @return array
	 */
	private static function prepare_post( array $found ) {
		$post    = $found['post'];
		$picture = (int) get_post_thumbnail_id( $post );
		$source  = $picture ? wp_get_attachment_image_src( $picture, 'medium' ) : false;
		return array(
			'id'      => $post->ID,
			'url'     => (string) get_permalink( $post ),
			'title'   => Related_List::title( $post ),
			'excerpt' => wp_trim_words( wp_strip_all_tags( '' !== $post->post_excerpt ? $post->post_excerpt : self::public_excerpt( $post ) ), 30 ),
			'date'    => (string) get_the_date( '', $post ),
			'rel'     => '',
			'context' => Related_List::context( $found['term'] ),
			'img'     => array(
				'src'      => $source ? $source[0] : '',
				'alt_text' => $picture ? (string) get_post_meta( $picture, '_wp_attachment_image_alt', true ) : '',
				'width'    => $source ? $source[1] : 0,
				'height'   => $source ? $source[2] : 0,
			),
			'author'  => Related_List::author( $post ),
		);
	}

	/** Returns the beginning of a post's public content. Paid content is removed, because the current user may not have access to it. */
	private static function public_excerpt( \WP_Post $post ): string {
		/** This filter is documented in wp-includes/class-wp-query.php */
		$pages = apply_filters( 'content_pagination', array( $post->post_content ), $post ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's own: what is paid for is cut there.
		return excerpt_remove_blocks( implode( ' ', array_filter( (array) $pages, 'is_string' ) ) );
	}
}
