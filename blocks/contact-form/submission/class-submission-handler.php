<?php
namespace Mainstreet\Blocks\Contact_Form\Submission;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Definition;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Texts;
use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Blocks\Contact_Form\Integrations\Integration_Hooks;
use Mainstreet\Blocks\Contact_Form\Integrations\Marketing_Opt_In;
use Mainstreet\Blocks\Contact_Form\Validation\Form_Validator;
use Mainstreet\Core\Options\Options;
use Mainstreet\Responses\Files\Response_Files;
use Mainstreet\Responses\Notifications\Autoresponder;
use Mainstreet\Responses\Notifications\Email_Renderer;
use Mainstreet\Responses\Notifications\Notification_Sender;
use Mainstreet\Responses\Privacy\Response_Cleanup;
use Mainstreet\Responses\Storage\Response_Store;
use Mainstreet\Responses\Storage\Response_Type;
use Mainstreet\Submissions\Pipeline\Submission;
use Mainstreet\Submissions\Spam\Spam;

defined( 'ABSPATH' ) || exit;

/**
 * Validates, stores and mails a submission of a contact form (docs/server-contract.md B.2). The visitor's confirmation depends
 * only on whether the response is stored: later errors do not change it, and failed emails are retried.
 */
final class Submission_Handler {

	/**
	 * Handles a submission.
	 *
	 * @param Submission $request Submission that passed the checks of the pipeline.
	 * @return array|\WP_Error `message`, `html`, or `redirect`; an error with `fields` by id.
	 */
	public static function handle( Submission $request ) {
		$definition = $request->def;
		$checked    = Form_Validator::check( $definition, $request->values, $request->files );
		$fields     = $checked['fields'];
		$signup     = $checked['errors'] ? null : Marketing_Opt_In::from_submission( $definition, $fields );
		$errors     = $signup ? $signup->errors() : $checked['errors'];
		if ( $errors ) {
			return self::refuse( $errors );
		}
		if ( $request->is_test ) {
			return Test_Submission::send( $request, array_values( $fields ) );
		}
		if ( ( new Response_Store() )->is_stored( $request->submission ) ) {
			return Confirmation::result( $definition, $fields, (bool) $signup );
		}
		$akismet = Spam::check( $request, self::about( $fields ) + array( 'type' => Marketing_Opt_In::is_form( $definition ) ? 'signup' : 'contact-form' ) );
		if ( $request->is_discarded ) {
			return Confirmation::result( $definition, $fields, (bool) $signup );
		}
		// Before the response is stored: if this fails, the visitor submits again.
		$subscribed = $signup && ! $request->is_spam ? $signup->subscribe( $request ) : true;
		if ( is_wp_error( $subscribed ) ) {
			return $subscribed;
		}
		$fields = self::store_files( $request, $fields, $checked['files'] );
		if ( is_wp_error( $fields ) ) {
			return $fields;
		}
		// Closes the gaps of fields that do not apply.
		$fields = array_values( $fields );
		// Before the response is stored: if the process ends after that, cron sends the email.
		Response_Cleanup::schedule();
		$post_id = ( new Response_Store() )->insert( self::row( $request, $fields, $akismet ) );
		if ( ! $post_id || is_wp_error( $post_id ) ) {
			Response_Files::delete( self::file_keys( $fields ) );
			return is_wp_error( $post_id ) ? $post_id : Confirmation::result( $definition, $fields, (bool) $signup );
		}
		self::afterwards( $post_id, $request, $fields );
		return Confirmation::result( $definition, $fields, (bool) $signup );
	}

	/**
	 * Returns the error of a submission with invalid fields.
	 *
	 * @param string[] $errors Messages by id of the field.
	 */
	private static function refuse( array $errors ): \WP_Error {
		return new \WP_Error(
			'invalid_fields',
			Form_Texts::invalid(),
			array(
				'status' => 422,
				'fields' => $errors,
			)
		);
	}


	/**
	 * Stores all files of a submission, or none, and adds them to the fields.
	 *
	 * @param Submission $request Submission.
	 * @param array[]    $fields  Fields by position.
	 * @param array[]    $files   Validated files by id of the field.
	 * @return array[]|\WP_Error
	 */
	private static function store_files( Submission $request, array $fields, array $files ) {
		foreach ( $request->def['fields'] as $position => $field ) {
			if ( isset( $files[ $field['id'] ] ) ) {
				$stored = Response_Files::store( $files[ $field['id'] ], $request->source['type'] . ':' . $request->source['id'] );
				if ( is_wp_error( $stored ) ) {
					Response_Files::delete( self::file_keys( $fields ) );
					$is_full = 'mainstreet_no_room' === $stored->get_error_code();
					return $is_full ? self::refuse( array( $field['id'] => $stored->get_error_message() ) ) : $stored;
				}
				$fields[ $position ]['value'] = $stored;
			}
		}
		return $fields;
	}

	/**
	 * Lists the keys of the stored files.
	 *
	 * @param array[] $fields Fields as stored.
	 * @return string[]
	 */
	private static function file_keys( array $fields ): array {
		$keys = array();
		foreach ( $fields as $field ) {
			if ( 'file' === $field['type'] && is_array( $field['value'] ) ) {
				$keys = array_merge( $keys, array_column( $field['value'], 'key' ) );
			}
		}
		return $keys;
	}

	/**
	 * Runs other plugins' hooks and sends emails after a response is stored.
	 *
	 * @param int        $post_id Response.
	 * @param Submission $request Submission.
	 * @param array[]    $fields  Fields as stored.
	 */
	private static function afterwards( $post_id, Submission $request, array $fields ): void {
		Integration_Hooks::inserted( $post_id, $request->def, $fields, $request->is_spam );
		Notification_Sender::send_first( $post_id );
		Autoresponder::send( $request->def, $fields, ! $request->is_spam && 0 === $request->points );
	}

	/**
	 * Builds the row for Response_Store.
	 *
	 * @param Submission $request Submission.
	 * @param array[]    $fields  Fields as stored.
	 * @param array      $akismet Values sent to Akismet.
	 */
	private static function row( Submission $request, array $fields, array $akismet ): array {
		$definition = $request->def;
		$about      = self::about( $fields );
		$page       = self::page( $request );
		$status     = $definition['save'] ? 'publish' : Response_Type::TEMPORARY;
		$ip         = self::keeps_ip() ? $request->ip : '';
		$akismet    = '' === $ip ? array_diff_key( $akismet, array( 'user_ip' => '' ) ) : $akismet;
		$name       = '' === $about['name'] ? ( '' === $about['email'] ? __( 'Someone', 'mainstreet-blocks' ) : $about['email'] ) : $about['name'];
		return array(
			'entry'      => array(
				'subject'                 => Email_Renderer::subject( $definition['subject'], $fields, $page['title'] ),
				'ip'                      => '' === $ip ? null : $ip,
				'country_code'            => null,
				'user_agent'              => $request->user_agent,
				'form_fill_duration'      => $request->seconds,
				'notification_recipients' => Form_Recipients::find( $definition, $request->source, $page['id'] ),
				'logged_in_user'          => null,
				'entry_title'             => $page['title'],
				'form_title'              => Form_Definition::title( $definition, 'pattern' === $request->source['type'] ? (int) $request->source['id'] : 0 ),
				'entry_page'              => 1,
				'source_id'               => $page['id'],
				'source_type'             => $page['id'] ? 'single' : 'widget',
				'request_url'             => $request->url,
				'fields'                  => $fields,
			),
			'title'      => Email_Renderer::line( $name, 100 ) . ' - ' . wp_date( 'Y-m-d H:i:s' ),
			'date'       => time(),
			'source_id'  => $page['id'],
			'status'     => $request->is_spam && $definition['save'] ? 'spam' : $status,
			'email'      => $about['email'],
			'form_hash'  => $request->hash,
			'submission' => $request->submission,
			// Decided here: the status of a response that is not kept cannot mark it as spam.
			/** This filter is documented in src/responses/notifications/class-notification-email.php */
			'has_mail'   => $definition['mail'] && ( ! $request->is_spam || apply_filters( 'grunion_still_email_spam', false ) ),
			'meta'       => self::meta( $request, $page, $about['email'] ) + ( $definition['save'] ? array( '_feedback_akismet_values' => $akismet ) : array() ) + array( Response_Files::META => self::file_keys( $fields ) ),
		);
	}

	/**
	 * Builds the post meta of a response.
	 *
	 * @param Submission $request Submission.
	 * @param array      $page    Result of page().
	 * @param string     $email   Email address of the sender.
	 * @return array By key.
	 */
	private static function meta( Submission $request, array $page, $email ): array {
		return array(
			'_feedback_source_post_id' => $page['id'],
			'_feedback_extra_fields'   => array( 'entry_title' => $page['title'] ),
			'_feedback_email'          => $email,
			'_mainstreet_form_hash'    => $request->hash,
			'_mainstreet_source'       => $request->source['type'] . ':' . $request->source['id'],
		);
	}

	/**
	 * Collects author and text of a submission, for Akismet and the response.
	 *
	 * @param array[] $fields Fields as stored.
	 * @return array `name`, `email`, `url`, `content`.
	 */
	private static function about( array $fields ): array {
		$about = array(
			'name'    => '',
			'email'   => '',
			'url'     => '',
			'content' => '',
		);
		foreach ( $fields as $field ) {
			$value = is_array( $field['value'] ) ? implode( ', ', array_filter( $field['value'], 'is_string' ) ) : $field['value'];
			$type  = $field['type'];
			if ( in_array( $type, array( 'name', 'email', 'url' ), true ) && '' === $about[ $type ] ) {
				$about[ $type ] = $value;
			} elseif ( in_array( $type, array( 'text', 'textarea', 'hidden' ), true ) && '' !== $value ) {
				$about['content'] .= ( '' === $about['content'] ? '' : "\n\n" ) . $value;
			}
		}
		return $about;
	}

	/**
	 * Finds the post in which the form was shown.
	 *
	 * @param Submission $request Submission.
	 * @return array `id` (0 for none), `title` as plain text.
	 */
	private static function page( Submission $request ): array {
		$id = $request->on ? $request->on : ( 'post' === $request->source['type'] ? (int) $request->source['id'] : 0 );
		return array(
			'id'    => $id,
			'title' => $id ? Parsed_Block::plain( get_the_title( $id ) ) : Email_Renderer::site_name(),
		);
	}

	/** Whether the visitor's IP address is stored. */
	private static function keeps_ip(): bool {
		/**
		 * Filters whether the IP addresses of visitors who submit a form or subscribe are not stored. The name is the one that
		 * other plugins use.
		 *
		 * @param bool $forget False by default: the settings define for how many days it is stored.
		 */
		return Options::get( 'feedback_keep_ip_days' ) > 0 && ! apply_filters( 'jetpack_contact_form_forget_ip_address', false );
	}
}
