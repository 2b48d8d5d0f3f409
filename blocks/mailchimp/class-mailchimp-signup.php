<?php
namespace Mainstreet\Blocks\Mailchimp;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Mail\Mailbox;
use Mainstreet\Newsletter\Signup_Form\Subscription_Definition;
use Mainstreet\Submissions\Pipeline\Submission;
use Mainstreet\Submissions\Spam\Spam;

defined( 'ABSPATH' ) || exit;

/**
 * Adds an email address to the Mailchimp audience (docs/server-contract.md B.4). The response does not reveal
 * whether the address was a member before.
 */
final class Mailchimp_Signup {

	/** Sign-ups per address and day. Mailchimp may send an email for each. */
	const DAILY_LIMIT = 5;

	/**
	 * Handles a submission.
	 *
	 * @return array|\WP_Error Response.
	 */
	public static function handle( Submission $request ) {
		$email   = Email_Address::clean( $request->text( 'email' ) );
		$answers = Mailchimp_Fields::validate( $request->def, $request->values );
		$errors  = $answers['errors'];
		if ( '' === $email ) {
			$errors['email'] = __( 'Please enter a valid email address.', 'mainstreet-blocks' );
		}
		if ( $errors ) {
			return self::validation_error( $errors );
		}
		Spam::check_akismet(
			$request,
			array(
				'email' => $email,
				'type'  => 'signup',
			)
		);
		$often = Mailbox::hit( 'mailchimp_address', $email, self::DAILY_LIMIT, DAY_IN_SECONDS );
		if ( $request->is_spam || is_wp_error( $often ) ) {
			// The response is that of a success, so that it reveals neither the spam check nor the limit.
			return self::success_response( $request->def );
		}
		if ( ! Mailchimp_Api::is_ready() ) {
			return self::error_response( $request->def );
		}
		return self::add( $email, $request->def, $answers['fields'] );
	}

	/**
	 * Returns the success message.
	 *
	 * @param array $def Definition of the form.
	 * @return string Plain text.
	 */
	public static function success_label( array $def ): string {
		return '' === $def['success'] ? __( 'Success! You\'re on the list.', 'mainstreet-blocks' ) : Plain_Text::line( Plain_Text::from_attribute( $def['success'] ) );
	}

	/**
	 * Returns the error message.
	 *
	 * @param array $def Definition of the form.
	 * @return string Plain text.
	 */
	public static function error_label( array $def ): string {
		return '' === $def['error']
			? __( 'Whoops! There was an error and we couldn\'t process your subscription. Please reload the page and try again.', 'mainstreet-blocks' )
			: Plain_Text::line( Plain_Text::from_attribute( $def['error'] ) );
	}

	/**
	 * Adds or updates a member of the audience.
	 *
	 * @param string   $email  Clean address.
	 * @param array    $def    Definition of the form.
	 * @param string[] $fields Values by merge field.
	 * @return array|\WP_Error
	 */
	private static function add( string $email, array $def, array $fields ) {
		$path = '/lists/' . Mailchimp_Api::audience() . '/members/' . md5( strtolower( $email ) );
		$body = array(
			'email_address' => $email,
			'status_if_new' => self::status(),
			'language'      => self::language(),
		);
		if ( $def['interests'] ) {
			$body['interests'] = array_fill_keys( $def['interests'], true );
		}
		if ( '' !== $def['tag'] && '' !== $def['value'] ) {
			$fields = array( $def['tag'] => $def['value'] ) + $fields;
		}
		if ( $fields ) {
			$body['merge_fields'] = $fields;
		}
		$response = Mailchimp_Api::request( 'PUT', $path, $body );
		$status   = is_wp_error( $response ) || ! isset( $response['body']['status'] ) ? '' : $response['body']['status'];
		if ( in_array( $status, array( 'unsubscribed', 'cleaned', 'archived' ), true ) ) {
			// Mailchimp sends a confirmation email before it subscribes a former member again.
			$response = Mailchimp_Api::request( 'PATCH', $path, array( 'status' => 'pending' ) );
		}
		return self::to_response( $response, $def );
	}

	/**
	 * Converts the response of Mailchimp to the response to the visitor.
	 *
	 * @param array|\WP_Error $response Result of Mailchimp_Api::request().
	 * @param array           $def    Definition of the form.
	 * @return array|\WP_Error
	 */
	private static function to_response( $response, array $def ) {
		if ( is_wp_error( $response ) ) {
			return self::error_response( $def );
		}
		if ( 400 === $response['status'] ) {
			Errors::log( 'Mailchimp', (string) wp_json_encode( $response['body'] ) );
			$said = strtolower( implode( ' ', array_filter( array_intersect_key( $response['body'], array_flip( array( 'title', 'detail' ) ) ), 'is_string' ) ) );
			if ( false !== strpos( $said, 'fake or invalid' ) || false !== strpos( $said, 'compliance state' ) ) {
				return self::validation_error( array( 'email' => __( 'This address cannot be subscribed. Please check it, or use a different one.', 'mainstreet-blocks' ) ) );
			}
		}
		return $response['status'] < 300 ? self::success_response( $def ) : self::error_response( $def );
	}

	/**
	 * Returns the status of a new member. Members confirm by email (`pending`), unless the site uses the setting of the audience
	 * and the audience has no double opt-in.
	 *
	 * @return string `pending` or `subscribed`.
	 */
	private static function status() {
		if ( 'audience' !== Options::get( 'mailchimp_opt_in' ) ) {
			return 'pending';
		}
		$audiences = Mailchimp_Api::fetch_audiences();
		foreach ( is_wp_error( $audiences ) ? array() : $audiences as $audience ) {
			if ( Mailchimp_Api::audience() === $audience['id'] ) {
				return $audience['double_optin'] ? 'pending' : 'subscribed';
			}
		}
		return 'pending';
	}

	/**
	 * Returns the language code of the site in the format of Mailchimp.
	 *
	 * @return string Such as `de` or `pt_PT`.
	 */
	private static function language() {
		$locale = substr( get_locale(), 0, 5 );
		return in_array( $locale, array( 'fr_CA', 'es_ES', 'pt_PT' ), true ) ? $locale : (string) strtok( $locale, '_-' );
	}

	private static function success_response( array $def ): array {
		return array(
			'message' => self::success_label( $def ),
			'html'    => self::render_success( $def ),
		);
	}

	/**
	 * Renders the message that replaces the form after a sign-up.
	 *
	 * @param array $def Definition of the form.
	 * @return string Escaped HTML.
	 */
	public static function render_success( array $def ): string {
		return '<div class="wp-block-jetpack-mailchimp_notification wp-block-jetpack-mailchimp_success">' . esc_html( self::success_label( $def ) ) . '</div>';
	}

	/**
	 * Returns a validation error.
	 *
	 * @param string[] $errors Messages by key of the field.
	 */
	private static function validation_error( array $errors ): \WP_Error {
		return new \WP_Error(
			isset( $errors['email'] ) ? 'invalid_email' : 'invalid_fields',
			Subscription_Definition::error_message( $errors ),
			array(
				'status' => 422,
				'fields' => $errors,
			)
		);
	}

	/**
	 * Returns the error for a sign-up that Mailchimp did not accept.
	 *
	 * @param array $def Definition of the form.
	 */
	private static function error_response( array $def ): \WP_Error {
		return new \WP_Error( 'mainstreet_remote_unreachable', self::error_label( $def ), array( 'status' => 502 ) );
	}
}
