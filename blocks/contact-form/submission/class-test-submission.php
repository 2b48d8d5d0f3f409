<?php
namespace Mainstreet\Blocks\Contact_Form\Submission;

use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Mail\Mailer;
use Mainstreet\Responses\Notifications\Email_Renderer;
use Mainstreet\Responses\Storage\Response_Reader;
use Mainstreet\Submissions\Pipeline\Submission;
use Mainstreet\Submissions\Registry\Ticket_Verifier;

defined( 'ABSPATH' ) || exit;

/**
 * Handles a submission of a form on an unpublished page, from a user who may edit that page. Nothing is stored or passed to
 * other plugins, and only the current user gets an email, so that users who can only write drafts cannot send email to others.
 */
final class Test_Submission {

	/**
	 * Sends the test.
	 *
	 * @param Submission $request Submission.
	 * @param array[]    $fields  Fields as stored.
	 * @return array|\WP_Error `message`, `html`.
	 */
	public static function send( Submission $request, array $fields ) {
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
}
