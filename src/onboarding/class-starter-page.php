<?php
namespace Mainstreet\Onboarding;

use Mainstreet\Core\Errors;
use Mainstreet\Patterns\Pattern_Library;

defined( 'ABSPATH' ) || exit;

/**
 * Creates drafts of pages from patterns.
 */
final class Starter_Page {

	/**
	 * Whether the current user may create pages.
	 *
	 * @return true|\WP_Error
	 */
	public static function may_create() {
		return current_user_can( get_post_type_object( 'page' )->cap->create_posts ) ? true : Errors::forbidden();
	}

	/** Kinds of pages, and the pattern each is made of. */
	const PATTERNS = array(
		'contact'    => 'contact-page',
		'newsletter' => 'newsletter-band',
	);

	/**
	 * Creates a draft.
	 *
	 * @param \WP_REST_Request $request Request with `kind`, one of PATTERNS.
	 * @return array|\WP_Error `id`, `url` (where to edit it).
	 */
	public static function create( \WP_REST_Request $request ) {
		$kind    = $request['kind'];
		$pattern = Pattern_Library::get( self::PATTERNS[ $kind ] );
		if ( ! Pattern_Library::is_usable( $pattern['content'] ) ) {
			$message = 'newsletter' === $kind
				? __( 'The newsletter is turned off under Settings > Mainstreet. Turn it on and try again.', 'mainstreet-blocks' )
				: __( 'Forms, contact details or opening hours are turned off under Settings > Mainstreet. Turn them on and try again.', 'mainstreet-blocks' );
			return new \WP_Error( 'mainstreet_no_form', $message, array( 'status' => 409 ) );
		}
		$id = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => 'page',
					'post_status'  => 'draft',
					'post_title'   => 'newsletter' === $kind ? _x( 'Newsletter', 'title of the page', 'mainstreet-blocks' ) : _x( 'Contact', 'title of the page', 'mainstreet-blocks' ),
					'post_content' => $pattern['content'],
				)
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		return array(
			'id'  => $id,
			'url' => (string) get_edit_post_link( $id, 'raw' ),
		);
	}
}
