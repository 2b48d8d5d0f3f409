<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Mail\Mailer;
use Mainstreet\Mail\Outbox\Transport;
use Mainstreet\Newsletter\Newsletter_Mailer;
use Mainstreet\Newsletter\Queue\Delivery_Guard;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Links;

defined( 'ABSPATH' ) || exit;

/** An email of a campaign. It is written once (Campaign_Renderer) and sent to each person with their own unsubscribe link. */
final class Campaign_Mail {

	/** Maximum timeout of PHPMailer in seconds. */
	const TIMEOUT = 30;

	/** ID of the campaign; 0 for a test. */
	private int $campaign;

	/** @var string[] Result of Campaign_Renderer::render(). */
	private array $mail;

	/** Message-ID of the email that is being sent. */
	private string $message_id = '';

	/**
	 * Writes the email as seen by a logged-out visitor.
	 *
	 * @param int                 $campaign ID of the campaign; 0 for a test.
	 * @param \WP_Post|\WP_Post[] $post     The post; a list for a weekly email.
	 * @param array|null          $texts    Unsaved `subject` and `preview`; null to use the stored ones.
	 */
	public function __construct( int $campaign, $post, ?array $texts = null ) {
		$this->campaign = $campaign;
		// The queue may run in a request of any user.
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		$this->mail = is_array( $post ) ? Campaign_Renderer::render_weekly( $post ) : Campaign_Renderer::render( $post, $texts );
		wp_set_current_user( $user );
	}

	/**
	 * Sends the email to one person.
	 *
	 * @param array $person `id`, `email`, `unsub_key`.
	 * @return true|\WP_Error
	 */
	public function send( array $person, Delivery_Guard $guard ) {
		$out  = Subscriber_Links::unsubscribe_url( $person['id'], $person['unsub_key'] );
		$mail = array(
			'to'        => array( $person['email'] ),
			'from_name' => Newsletter_Mailer::sender_name(),
			'subject'   => $this->mail['subject'],
			'html'      => $this->fill_placeholder( 'html', esc_url( $out ) ),
			'text'      => $this->fill_placeholder( 'text', $out ),
			'headers'   => array_merge( Newsletter_Mailer::unsubscribe_headers( $out ), array( 'X-Mainstreet-Mail' => $this->campaign . '.' . (int) $person['id'] ) ),
		);

		$this->message_id = self::message_id( $this->campaign, (int) $person['id'] );
		add_action( 'phpmailer_init', array( $this, 'prepare' ), 99 );
		$outcome = ( new Transport( $guard ) )->send( $mail );
		remove_action( 'phpmailer_init', array( $this, 'prepare' ), 99 );
		return $outcome;
	}

	/**
	 * Sends a test email.
	 *
	 * @return true|\WP_Error
	 */
	public function send_test( string $email ) {
		return Newsletter_Mailer::send(
			array(
				'to'      => array( $email ),
				/* translators: %s: subject of an e-mail. */
				'subject' => sprintf( __( '[Test] %s', 'mainstreet-blocks' ), $this->mail['subject'] ),
				'html'    => $this->fill_placeholder( 'html', esc_url( home_url( '/' ) ) ),
				'text'    => $this->fill_placeholder( 'text', home_url( '/' ) ),
			)
		);
	}

	/** Returns the email for the preview: `subject`, `preview`, `html`. */
	public function sample(): array {
		return array(
			'subject' => $this->mail['subject'],
			'preview' => $this->mail['preview'],
			'html'    => $this->fill_placeholder( 'html', esc_url( home_url( '/' ) ) ),
		);
	}

	/**
	 * Sets options of PHPMailer that wp_mail() has no arguments for. A batch uses one SMTP connection.
	 *
	 * @param \PHPMailer\PHPMailer\PHPMailer $phpmailer Instance of the current email.
	 */
	public function prepare( $phpmailer ): void {
		$phpmailer->MessageID = '<' . $this->message_id . '>'; // phpcs:ignore WordPress.NamingConventions -- property of PHPMailer.
		$phpmailer->Timeout   = min( self::TIMEOUT, (int) $phpmailer->Timeout ); // phpcs:ignore WordPress.NamingConventions -- property of PHPMailer.
		if ( 'smtp' === $phpmailer->Mailer ) { // phpcs:ignore WordPress.NamingConventions -- property of PHPMailer.
			$phpmailer->SMTPKeepAlive = true; // phpcs:ignore WordPress.NamingConventions -- property of PHPMailer.
			// PHPMailer writes line by line. Without this, each line may wait for the TCP acknowledgment of the previous one.
			$phpmailer->SMTPOptions = array_replace_recursive( array( 'socket' => array( 'tcp_nodelay' => true ) ), (array) $phpmailer->SMTPOptions ); // phpcs:ignore WordPress.NamingConventions -- property of PHPMailer.
		}
	}

	/** Returns the Message-ID of one person's email, which is the same for each attempt, without angle brackets. */
	public static function message_id( int $campaign, int $subscriber ): string {
		$proof = substr( hash_hmac( 'sha256', "mail|$campaign|$subscriber", wp_salt( 'nonce' ) ), 0, 16 );
		return "mainstreet.$campaign.$subscriber.$proof@" . wp_parse_url( home_url(), PHP_URL_HOST );
	}

	/**
	 * Replaces the placeholder of the unsubscribe link in a body.
	 *
	 * @param string $form `html` or `text`.
	 * @param string $link The link, escaped for that body.
	 */
	private function fill_placeholder( string $form, string $link ): string {
		return str_replace( $this->mail['place'], $link, $this->mail[ $form ] );
	}
}
