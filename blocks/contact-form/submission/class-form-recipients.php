<?php
namespace Mainstreet\Blocks\Contact_Form\Submission;

use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the recipients of a form's notifications from its definition and the site, never from the request.
 */
final class Form_Recipients {

	/** Maximum number of recipients of one form. */
	const MOST = 20;

	/**
	 * Lists email addresses.
	 *
	 * @param array    $definition Definition.
	 * @param string[] $source     Container of the form: `type`, `id`.
	 * @param int      $page_id    Post in which the form was shown; 0 for none.
	 * @return string[] At least the administrator's.
	 */
	public static function find( array $definition, array $source, $page_id ): array {
		$found = $definition['to'];
		foreach ( $definition['users'] as $user_id ) {
			// The editor offers users who may read responses; other ids are ignored.
			$found[] = user_can( $user_id, 'edit_pages' ) ? self::address( $user_id ) : '';
		}
		$found = array_values( array_unique( array_filter( $found, 'is_email' ) ) );
		if ( $found ) {
			/**
			 * Filters how many recipients a form may have. What is above it gets nothing.
			 *
			 * @param int $most Recipients.
			 */
			return array_slice( $found, 0, max( 1, (int) apply_filters( 'mainstreet_form_recipients', self::MOST ) ) );
		}
		if ( 'admin' === Options::get( 'feedback_default_recipient' ) ) {
			return array( (string) get_option( 'admin_email' ) );
		}
		$post  = get_post( 'post' === $source['type'] ? (int) $source['id'] : $page_id );
		$email = $post ? self::address( (int) $post->post_author ) : '';
		return array( is_email( $email ) ? $email : (string) get_option( 'admin_email' ) );
	}

	/**
	 * Email address of a user.
	 *
	 * @param int $user_id User.
	 */
	private static function address( $user_id ): string {
		$user = $user_id ? get_userdata( $user_id ) : false;
		return $user ? (string) $user->user_email : '';
	}
}
