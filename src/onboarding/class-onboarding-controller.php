<?php
namespace Mainstreet\Onboarding;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Onboarding\Import\Block_Survey;
use Mainstreet\Onboarding\Import\Jetpack_Importer;
use Mainstreet\Patterns\Pattern_Library;

defined( 'ABSPATH' ) || exit;

/** Routes of the screen Get started. */
final class Onboarding_Controller extends Controller {

	/** Kinds of pages, and the pattern each is made of. */
	const PATTERNS = array(
		'contact'    => 'contact-page',
		'newsletter' => 'newsletter-band',
	);

	public function register_routes() {
		$may   = $this->require_capability( 'manage_options' );
		$page  = array(
			'kind' => $this->choice_schema( array_keys( self::PATTERNS ), 'contact' ) + array( 'description' => __( 'Purpose of the page.', 'mainstreet-blocks' ) ),
		);
		$after = array(
			'after' => $this->integer_schema( 0, null, 0 ) + array( 'description' => __( 'ID of the post after which this batch starts.', 'mainstreet-blocks' ) ),
		);
		$this->register_route( '/start/page', $this->endpoint( 'POST', array( $this, 'create_page' ), array( $this, 'can_create_page' ), $page ) );
		$this->register_route( '/start/survey', $this->endpoint( 'GET', array( Block_Survey::class, 'count_batch' ), $may, $after ) );
		$this->register_route( '/start/former', $this->endpoint( 'GET', array( Jetpack_Importer::class, 'all' ), $may ) );
		$this->register_route( '/start/former/(?P<id>[a-z]+)', $this->endpoint( 'POST', array( Jetpack_Importer::class, 'import' ), $may ) );
	}

	/**
	 * Whether the current user may create pages.
	 *
	 * @return true|\WP_Error
	 */
	public function can_create_page() {
		return current_user_can( get_post_type_object( 'page' )->cap->create_posts ) ? true : Errors::forbidden();
	}

	/**
	 * Creates a draft of a page from a pattern.
	 *
	 * @param \WP_REST_Request $request Request with `kind`, one of PATTERNS.
	 * @return array|\WP_Error `id`, `url` (where to edit it).
	 */
	public function create_page( \WP_REST_Request $request ) {
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
