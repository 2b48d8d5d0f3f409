<?php
namespace Mainstreet\Blocks\Contact_Form\Integrations;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Texts;
use Mainstreet\Core\Options\Options;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Opt_In;
use Mainstreet\Registration\Modules\Module_Conflicts;
use Mainstreet\Submissions\Pipeline\Request_Checks;
use Mainstreet\Submissions\Pipeline\Submission;
use Mainstreet\Submissions\Registry\Form_Schemas;

defined( 'ABSPATH' ) || exit;

/**
 * Subscribes visitors who gave consent in a sign-up form to the site's newsletter, as the subscription form does: with double
 * opt-in, the exact consent text, and shared rate limits.
 *
 * Saved forms do not contain whether they are sign-up forms. A form is one if it has fields for an email address and for
 * consent, and either no other fields than names and hidden ones, or the button text of the ready-made sign-up form. The editor
 * uses the same rules (edit/plugins/marketing-opt-in.ts).
 */
final class Marketing_Opt_In {

	/** Types of fields of a form that is a sign-up form whatever its button text. */
	const TYPES = array( 'name', 'email', 'consent', 'hidden' );

	private ?array $definition = null;

	/**
	 * Email address to subscribe, and the id of its field.
	 *
	 * @var string
	 */
	private $email;
	private $field;

	/**
	 * Fields as stored.
	 *
	 * @var array[]
	 */
	private ?array $fields = null;

	/**
	 * Finds the opt-in in a submission.
	 *
	 * @param array   $definition Definition of the form.
	 * @param array[] $fields     Valid fields by position, without fields that do not apply.
	 * @return Marketing_Opt_In|null Null for other forms, without consent, and while the newsletter is off.
	 */
	public static function from_submission( array $definition, array $fields ): ?Marketing_Opt_In {
		foreach ( self::is_form( $definition ) && self::has_agreed( $fields ) ? $definition['fields'] : array() as $position => $field ) {
			// An optional email field may be empty.
			if ( 'email' === $field['type'] && isset( $fields[ $position ] ) && '' !== $fields[ $position ]['value'] ) {
				$signup             = new self();
				$signup->definition = $definition;
				$signup->fields     = $fields;
				$signup->email      = $fields[ $position ]['value'];
				$signup->field      = $field['id'];
				return $signup;
			}
		}
		return null;
	}

	/**
	 * Whether a form is a sign-up form and the newsletter is on.
	 *
	 * @param array $definition Definition.
	 */
	public static function is_form( array $definition ): bool {
		$types = array_column( $definition['fields'], 'type' );
		if ( array_diff( array( 'email', 'consent' ), $types ) || ! Module_Conflicts::is_active( 'subscriptions' ) ) {
			return false;
		}
		return ! array_diff( $types, self::TYPES )
			|| in_array( $definition['button'], self::signup_words(), true );
	}

	/**
	 * Returns the button texts of the ready-made sign-up form: in the language of the site, and untranslated.
	 *
	 * @return string[]
	 */
	public static function signup_words(): array {
		// An administrator may use another language than the site.
		$switched = switch_to_locale( get_locale() );
		$word     = __( 'Subscribe', 'mainstreet-blocks' );
		if ( $switched ) {
			restore_previous_locale();
		}
		return array_values( array_unique( array( 'Subscribe', $word ) ) );
	}

	/**
	 * Whether the visitor agreed in every consent field.
	 *
	 * @param array[] $fields Fields as stored.
	 */
	private static function has_agreed( array $fields ): bool {
		$consents = wp_list_filter( $fields, array( 'type' => 'consent' ) );
		return $consents && array( __( 'Yes', 'mainstreet-blocks' ) ) === array_values( array_unique( array_column( $consents, 'value' ) ) );
	}

	/**
	 * Validates the email address.
	 *
	 * @return string[] Message by id of the field; empty if it is valid.
	 */
	public function errors(): array {
		$email = Email_Address::clean( $this->email );
		if ( '' === $email ) {
			return array( $this->field => __( 'Please enter an email address such as name@example.com.', 'mainstreet-blocks' ) );
		}
		return Subscriber_Opt_In::is_blocked( $email )
			? array( $this->field => __( 'Please use a different email address. This site does not accept sign-ups from that domain.', 'mainstreet-blocks' ) )
			: array();
	}

	/**
	 * Subscribes the visitor. With double opt-in, the visitor has to confirm it by email.
	 *
	 * @param Submission $request Submission.
	 * @return true|\WP_Error
	 */
	public function subscribe( Submission $request ) {
		$rules = Form_Schemas::handler( 'subscriptions' );
		$error = $rules ? Request_Checks::throttle( $rules['route'], $rules['minute'], $rules['hour'] ) : null;
		if ( $error ) {
			return $error;
		}
		return Subscriber_Opt_In::subscribe(
			array(
				'email'       => $this->email,
				'name'        => implode( ' ', array_filter( array_column( wp_list_filter( $this->fields, array( 'type' => 'name' ) ), 'value' ), 'strlen' ) ),
				'source'      => 'form',
				'source_post' => $request->on,
				'consent'     => $this->consent(),
				'locale'      => get_locale(),
			)
		);
	}

	/** Returns the texts that the visitor agreed to. */
	private function consent(): string {
		$consents = wp_list_filter( array_intersect_key( $this->definition['fields'], $this->fields ), array( 'type' => 'consent' ) );
		return implode( "\n", array_map( array( Form_Texts::class, 'consent' ), $consents ) );
	}

	/**
	 * Returns texts for the confirmation.
	 *
	 * @return string[] `heading`, `text`.
	 */
	public static function confirmation(): array {
		return 'single' === Options::get( 'newsletter_opt_in' )
			? array(
				'heading' => __( 'You are subscribed.', 'mainstreet-blocks' ),
				'text'    => __( 'Thank you! An email was just sent to you.', 'mainstreet-blocks' ),
			)
			: array(
				'heading' => __( 'Please confirm your subscription', 'mainstreet-blocks' ),
				'text'    => __( 'We just sent you an email with a confirmation link. Please click it to complete your subscription.', 'mainstreet-blocks' ),
			);
	}
}
