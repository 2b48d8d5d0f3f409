<?php
namespace Mainstreet\Social\Previews;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * REST route of a post's fields for search engines, for users who may edit the post.
 *
 * GET seo/<id> → { title, description, noindex }
 * POST seo/<id> { title?, description?, noindex? } → as GET
 */
final class Seo_Controller extends Controller {

	/** Meta key by name of the field. */
	const KEYS = array(
		'title'       => 'jetpack_seo_html_title',
		'description' => 'advanced_seo_description',
		'noindex'     => Head_Tags::NOINDEX,
	);

	public function register_routes() {
		$may = array( $this, 'permissions_check' );
		$id  = array(
			'id' => array(
				'type'     => 'integer',
				'minimum'  => 1,
				'required' => true,
			),
		);
		$seo = array(
			'title'       => $this->text_schema( 500 ),
			'description' => $this->text_schema( 2000 ),
			'noindex'     => array( 'type' => 'boolean' ),
		);
		$this->register_route(
			'/seo/(?P<id>\d+)',
			array(
				$this->endpoint( 'GET', array( $this, 'get_item' ), $may, $id ),
				$this->endpoint( 'POST', array( $this, 'update_item' ), $may, $id + $seo ),
				'schema' => $this->schema( 'seo', 'object', array( 'properties' => $seo ) ),
			)
		);
	}

	/**
	 * Whether the user may edit the post. Posts whose type has no such fields are not found.
	 *
	 * @param \WP_REST_Request $request `id`.
	 * @return true|\WP_Error
	 */
	public function permissions_check( $request ) {
		$post = get_post( (int) $request['id'] );
		if ( ! current_user_can( 'edit_posts' ) || ( $post && ! current_user_can( 'edit_post', $post->ID ) ) ) {
			return Errors::forbidden();
		}
		return $post && registered_meta_key_exists( 'post', self::KEYS['title'], $post->post_type ) ? true : Errors::not_found();
	}

	/**
	 * Returns the fields.
	 *
	 * @param \WP_REST_Request $request `id`.
	 */
	public function get_item( $request ): array {
		$id = (int) $request['id'];
		return array(
			'title'       => (string) get_post_meta( $id, self::KEYS['title'], true ),
			'description' => (string) get_post_meta( $id, self::KEYS['description'], true ),
			'noindex'     => (bool) get_post_meta( $id, self::KEYS['noindex'], true ),
		);
	}

	/**
	 * Stores the fields that were passed. The meta's own callbacks sanitize them.
	 *
	 * @param \WP_REST_Request $request `id`, and some of the fields.
	 */
	public function update_item( $request ): array {
		foreach ( self::KEYS as $name => $key ) {
			if ( isset( $request[ $name ] ) ) {
				update_post_meta( (int) $request['id'], $key, wp_slash( $request[ $name ] ) );
			}
		}
		return $this->get_item( $request );
	}
}
