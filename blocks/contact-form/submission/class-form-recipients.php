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
	 * Lists the email addresses.
	 *
	 * @param array    $definition Definition.
	 * @param string[] $source     Source of the form: `type`, `id`.
	 * @param int      $page_id    Post in which the form was shown; 0 for none.
	 * @return string[] At least one: without recipients, the author of the post or the administrator.
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
			 * Filters the maximum number of recipients of a form. Further recipients get no email.
			 *
			 * @param int $most Maximum number.
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
	 * Returns the email address of a user; '' if the user does not exist.
	 *
	 * @param int $user_id User.
	 */
	private static function address( $user_id ): string {
		$user = $user_id ? get_userdata( $user_id ) : false;
		return $user ? (string) $user->user_email : '';
	}
}
