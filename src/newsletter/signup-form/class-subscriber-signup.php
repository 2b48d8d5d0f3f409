<?php
namespace Mainstreet\Newsletter\Signup_Form;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Links;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Opt_In;
use Mainstreet\Submissions\Pipeline\Submission;
use Mainstreet\Submissions\Spam\Spam;

defined( 'ABSPATH' ) || exit;

/**
 * Subscribes visitors after their submission has passed the pipeline (docs/server-contract.md B.3), for every block that
 * subscribes to the list of this site.
 */
final class Subscriber_Signup {

	/**
	 * Validates a submission and subscribes its address. The response is the same for every address.
	 *
	 * @return array|\WP_Error `state`, `message`; errors by field.
	 */
	public static function handle( Submission $request ) {
		$answers = Subscription_Definition::read( $request->def, $request->values );
		$errors  = $answers['errors'];
		if ( ! isset( $errors['email'] ) && '' === Email_Address::clean( $answers['email'] ) ) {
			$errors['email'] = __( 'Please enter a valid email address.', 'mainstreet-blocks' );
		}
		if ( $errors ) {
			return self::reject( $errors );
		}
		Spam::check_akismet(
			$request,
			array(
				'name'  => $answers['name'],
				'email' => $answers['email'],
			)
		);
		if ( $request->is_spam ) {
			return self::build_response( $request, false );
		}
		$is_own = self::is_own_address( $answers['email'] );
		$done   = Subscriber_Opt_In::subscribe(
			array(
				'email'       => $answers['email'],
				'name'        => $answers['name'],
				'fields'      => self::label_fields( $request->def, $answers['fields'] ),
				'source'      => 'form',
				'source_post' => $request->on,
				'consent'     => self::consent_text( $request->def ),
				'locale'      => get_locale(),
				'user_id'     => $is_own ? get_current_user_id() : 0,
			),
			$is_own
		);
		return is_wp_error( $done ) ? $done : self::build_response( $request, $is_own );
	}

	/**
	 * Returns the error for invalid fields.
	 *
	 * @param string[] $errors Messages by field.
	 */
	private static function reject( array $errors ): \WP_Error {
		return new \WP_Error(
			'invalid_fields',
			Subscription_Definition::error_message( $errors ),
			array(
				'status' => 422,
				'fields' => $errors,
			)
		);
	}

	/**
	 * Builds the response for the visitor.
	 *
	 * @param bool $is_own Whether the address is that of the logged-in visitor.
	 * @return array `state`, `message`, `html` (empty to show the message only).
	 */
	private static function build_response( Submission $request, bool $is_own ): array {
		$is_standard = empty( $request->def['success'] );
		$message     = Subscription_Definition::success_message( $request->def );
		if ( $is_own ) {
			$message = __( 'You are subscribed.', 'mainstreet-blocks' );
		} elseif ( $is_standard && 'single' === Options::get( 'newsletter_opt_in', 'double' ) ) {
			$message = __( 'Thank you! An email was just sent to you.', 'mainstreet-blocks' );
		}
		return array(
			'state'   => $is_own ? 'active' : 'pending',
			'message' => $message,
			'html'    => $is_own ? '' : self::confirmation_html( $message ),
		);
	}

	/**
	 * Renders the success message with a hint on how to request the email again.
	 *
	 * @param string $message Plain text.
	 * @return string Safe HTML; empty if no confirmation is needed.
	 */
	public static function confirmation_html( $message ): string {
		return 'single' === Options::get( 'newsletter_opt_in', 'double' ) ? '' : '<p>' . Visitor_Text::escape( $message ) . '</p>' . self::resend_hint();
	}

	/**
	 * Whether an address is that of the logged-in visitor. Only REST requests with a nonce count, because another site could
	 * submit the form for the visitor.
	 */
	private static function is_own_address( $email ): bool {
		$user = wp_get_current_user();
		return defined( 'REST_REQUEST' ) && REST_REQUEST && $user->exists() && 0 === strcasecmp( $user->user_email, trim( $email ) );
	}

	/** Returns the text that the person agreed to: the consent text of the form, else a description of the form. */
	private static function consent_text( array $def ): string {
		if ( isset( $def['consent'] ) && is_string( $def['consent'] ) && '' !== $def['consent'] ) {
			return $def['consent'];
		}
		$button = empty( $def['button'] ) ? __( 'Subscribe', 'mainstreet-blocks' ) : $def['button'];
		/* translators: %s: label of a button. */
		return sprintf( __( 'Subscription form with the button “%s”.', 'mainstreet-blocks' ), $button );
	}

	/** Replaces the keys of custom fields with the labels that visitors saw. */
	private static function label_fields( array $def, array $fields ): array {
		$named = array();
		foreach ( $def['fields'] as $field ) {
			if ( isset( $fields[ $field['key'] ] ) ) {
				$label           = Subscription_Definition::label( $field );
				$label           = isset( $named[ $label ] ) ? $label . ' (' . $field['key'] . ')' : $label;
				$named[ $label ] = $fields[ $field['key'] ];
			}
		}
		return $named;
	}

	/** Renders the hint with a link to request the email again, below the message of a submitted form. It is the same for everyone. */
	private static function resend_hint(): string {
		$link = '<a href="' . esc_url( Subscriber_Links::resend_url() ) . '" rel="nofollow">' . esc_html__( 'Send again', 'mainstreet-blocks' ) . '</a>';
		/* translators: %s: link "Send again". */
		return '<p class="mainstreet-form__again">' . sprintf( esc_html__( 'No email after a few minutes? %s', 'mainstreet-blocks' ), $link ) . '</p>';
	}
}
