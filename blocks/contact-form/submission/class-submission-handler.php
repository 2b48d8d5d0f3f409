<?php
namespace Mainstreet\Blocks\Contact_Form\Submission;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Definition;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Texts;
use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Blocks\Contact_Form\Integrations\Integration_Hooks;
use Mainstreet\Blocks\Contact_Form\Integrations\Marketing_Opt_In;
use Mainstreet\Blocks\Contact_Form\Validation\Form_Validator;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Mail\Mailer;
use Mainstreet\Responses\Files\Response_Files;
use Mainstreet\Responses\Notifications\Autoresponder;
use Mainstreet\Responses\Notifications\Email_Renderer;
use Mainstreet\Responses\Notifications\Notification_Email;
use Mainstreet\Responses\Notifications\Notification_Sender;
use Mainstreet\Responses\Privacy\Response_Cleanup;
use Mainstreet\Responses\Storage\Response_Reader;
use Mainstreet\Responses\Storage\Response_Store;
use Mainstreet\Responses\Storage\Response_Type;
use Mainstreet\Submissions\Pipeline\Submission;
use Mainstreet\Submissions\Registry\Ticket_Verifier;
use Mainstreet\Submissions\Spam\Spam;

defined( 'ABSPATH' ) || exit;

/**
 * Validates, stores and mails a submission of a contact form (docs/server-contract.md B.2). The visitor's confirmation depends
 * only on whether the response is stored: later errors do not change it, and failed emails are retried.
 */
final class Submission_Handler {

	/** Maximum number of recipients of one form. */
	const MAX_RECIPIENTS = 20;

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
			return self::send_test( $request, array_values( $fields ) );
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
	 * Handles a submission of a form on an unpublished page, from a user who may edit that page. Nothing is stored or passed
	 * to other plugins, and only the current user gets an email, so that users who can only write drafts cannot send email to
	 * others.
	 *
	 * @param Submission $request Submission.
	 * @param array[]    $fields  Fields as stored.
	 * @return array|\WP_Error `message`, `html`.
	 */
	private static function send_test( Submission $request, array $fields ) {
		$email = (string) wp_get_current_user()->user_email;
		if ( ! is_email( $email ) ) {
			return Ticket_Verifier::unavailable();
		}
		$intro = __( 'This is a test of a form on an unpublished page. Nothing was stored, and only you received this email.', 'mainstreet-blocks' );
		if ( $request->def['mail'] ) {
			$presented = array_map( array( Response_Reader::class, 'present' ), $fields );
			$title     = $request->on ? Parsed_Block::plain( get_the_title( $request->on ) ) : Email_Renderer::site_name();
			/* translators: %s: subject of an e-mail. */
			$subject = Email_Renderer::line( sprintf( __( '[Test] %s', 'mainstreet-blocks' ), Email_Renderer::subject( $request->def['subject'], $fields, $title ) ) );
			$sent    = ( new Mailer() )->send(
				array(
					'to'      => array( $email ),
					'subject' => $subject,
					'sender'  => 'feedback',
				) + Email_Renderer::render( __( 'Test of a form', 'mainstreet-blocks' ), $presented, array(), array(), 0, $intro )
			);
			if ( is_wp_error( $sent ) ) {
				return new \WP_Error( 'mainstreet_not_sent', $sent->get_error_message(), array( 'status' => 503 ) );
			}
			/* translators: %s: e-mail address. */
			$message = sprintf( __( 'This was a test, because the page is not published. Nothing was stored, and the email was sent only to you (%s).', 'mainstreet-blocks' ), $email );
		} else {
			$message = __( 'This was a test, because the page is not published. Nothing was stored, and this form does not send email.', 'mainstreet-blocks' );
		}
		return array(
			'message' => $message,
			'html'    => '<p>' . Visitor_Text::escape( $message ) . '</p>',
		);
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
				'notification_recipients' => self::find_recipients( $definition, $request->source, $page['id'] ),
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
			'has_mail'   => $definition['mail'] && ( ! $request->is_spam || Notification_Email::mails_spam() ),
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
	 * Finds the recipients of a form from its definition and the site, never from the request.
	 *
	 * @param array    $definition Definition.
	 * @param string[] $source     Source of the form: `type`, `id`.
	 * @param int      $page_id    Post in which the form was shown; 0 for none.
	 * @return string[] At least one: without recipients, the author of the post or the administrator.
	 */
	public static function find_recipients( array $definition, array $source, $page_id ): array {
		$found = $definition['to'];
		foreach ( $definition['users'] as $user_id ) {
			// The editor offers users who may read responses; other ids are ignored.
			$found[] = user_can( $user_id, 'edit_pages' ) ? self::user_email( $user_id ) : '';
		}
		$found = array_values( array_unique( array_filter( $found, 'is_email' ) ) );
		if ( $found ) {
			/**
			 * Filters the maximum number of recipients of a form. Further recipients get no email.
			 *
			 * @param int $most Maximum number.
			 */
			return array_slice( $found, 0, max( 1, (int) apply_filters( 'mainstreet_form_recipients', self::MAX_RECIPIENTS ) ) );
		}
		if ( 'admin' === Options::get( 'feedback_default_recipient' ) ) {
			return array( (string) get_option( 'admin_email' ) );
		}
		$post  = get_post( 'post' === $source['type'] ? (int) $source['id'] : $page_id );
		$email = $post ? self::user_email( (int) $post->post_author ) : '';
		return array( is_email( $email ) ? $email : (string) get_option( 'admin_email' ) );
	}

	/**
	 * Returns the email address of a user; '' if the user does not exist.
	 *
	 * @param int $user_id User.
	 */
	private static function user_email( $user_id ): string {
		$user = $user_id ? get_userdata( $user_id ) : false;
		return $user ? (string) $user->user_email : '';
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
