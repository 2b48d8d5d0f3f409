<?php
namespace Mainstreet\Mail;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/** Sends one email with an HTML and a plain text part. All values may contain text of visitors: they cannot add headers or recipients. */
final class Mailer {

	/** @var callable Sends an email; same parameters and return value as wp_mail(). */
	private $transport;

	/**
	 * Classes get the mailer injected, so that tests can replace it.
	 *
	 * @param callable|null $transport Sends an email; wp_mail() by default.
	 */
	public function __construct( ?callable $transport = null ) {
		$this->transport = $transport ? $transport : 'wp_mail';
	}

	/**
	 * Sends an email.
	 *
	 * @param array $mail `to` (addresses), `subject`, `html` (escaped), `text`; optional `reply_to` (an
	 *                    address), `from_name`, `headers` (values by name), `sender` (`newsletter` or
	 *                    `feedback`, each with its own settings for the From address).
	 * @return true|\WP_Error Error if the server did not accept it.
	 */
	public function send( array $mail ) {
		$mail += array(
			'to'        => array(),
			'subject'   => '',
			'html'      => '',
			'text'      => '',
			'reply_to'  => '',
			'from_name' => '',
			'headers'   => array(),
			'sender'    => 'newsletter',
		);
		$to    = array_values( array_unique( array_filter( array_map( array( __CLASS__, 'address' ), (array) $mail['to'] ) ) ) );
		if ( ! $to ) {
			return new \WP_Error( 'mainstreet_no_recipient', __( 'There is no valid email address to send to.', 'mainstreet-blocks' ) );
		}
		$is_html   = '' !== $mail['html'];
		$text      = '' === $mail['text'] ? Mail_Text::plain( $mail['html'] ) : (string) $mail['text'];
		$arguments = array( $to, self::line( $mail['subject'] ), $is_html ? $mail['html'] : $text, self::build_headers( $mail, $is_html ) );
		return $this->deliver( $arguments, $is_html ? $text : '' );
	}

	/**
	 * Calls the transport.
	 *
	 * @param array  $arguments  Arguments of wp_mail().
	 * @param string $plain_text Plain text part; '' for none.
	 * @return true|\WP_Error
	 */
	private function deliver( array $arguments, string $plain_text ) {
		$failed = null;
		$note   = static function ( $error ) use ( &$failed ) {
			$failed = $error;
		};
		$plain  = static function ( $phpmailer ) use ( $plain_text ) {
			$phpmailer->AltBody = $plain_text; // phpcs:ignore WordPress.NamingConventions -- PHPMailer's name.
		};
		add_action( 'wp_mail_failed', $note );
		add_action( 'phpmailer_init', $plain );
		// Core would convert emoji to images on wordpress.org, which could track when the email is read.
		$emoji = has_filter( 'wp_mail', 'wp_staticize_emoji_for_email' );
		remove_filter( 'wp_mail', 'wp_staticize_emoji_for_email', (int) $emoji );
		try {
			$sent = call_user_func_array( $this->transport, $arguments );
		} catch ( \Throwable $error ) {
			// An exception in a mail plugin must not stop the request, which still has to store its data.
			$sent   = false;
			$failed = new \WP_Error( 'wp_mail_failed', $error->getMessage() );
		}
		remove_action( 'wp_mail_failed', $note );
		remove_action( 'phpmailer_init', $plain );
		if ( false !== $emoji ) {
			add_filter( 'wp_mail', 'wp_staticize_emoji_for_email', $emoji );
		}
		if ( $sent ) {
			return true;
		}
		return $failed ? $failed : new \WP_Error( 'wp_mail_failed', __( 'The server did not accept the email.', 'mainstreet-blocks' ) );
	}

	/** Whether wp_mail() is the function of core, which uses PHPMailer unless a filter sends the email. */
	public static function has_core_function(): bool {
		$function = new \ReflectionFunction( 'wp_mail' );
		return 0 === strpos( wp_normalize_path( (string) $function->getFileName() ), wp_normalize_path( ABSPATH . WPINC ) );
	}

	/** Prepares a text for a header: one line of valid UTF-8 without control characters and marks that change the text direction. */
	public static function line( $text ): string {
		$text = Utf8::clean( is_scalar( $text ) ? (string) $text : '' );
		// Unclosed, these would reverse text that mail programs show after a name or subject.
		$text = (string) preg_replace( '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', '', $text );
		return trim( (string) preg_replace( '/[\x00-\x1f\x7f\x{85}\x{2028}\x{2029}]+/u', ' ', $text ) );
	}

	/**
	 * Validates an address.
	 *
	 * @return string '' if it is invalid.
	 */
	public static function address( $address ) {
		$address = is_string( $address ) ? trim( $address ) : '';
		return ! preg_match( '/[\s,;<>"]/', $address ) && is_email( $address ) ? $address : '';
	}

	/**
	 * Builds the headers.
	 *
	 * @param array $mail    As for send().
	 * @param bool  $is_html Whether it has an HTML part.
	 * @return string[]
	 */
	private static function build_headers( array $mail, bool $is_html ): array {
		$headers  = array(
			'Content-Type: ' . ( $is_html ? 'text/html' : 'text/plain' ) . '; charset=UTF-8',
			'From: ' . self::build_from_header( $mail['from_name'], $mail['sender'] ),
		);
		$reply_to = self::address( $mail['reply_to'] );
		if ( '' !== $reply_to ) {
			$headers[] = 'Reply-To: ' . $reply_to;
		}
		foreach ( (array) $mail['headers'] as $name => $value ) {
			if ( preg_match( '/^[A-Za-z][A-Za-z0-9-]*$/', (string) $name ) ) {
				$headers[] = $name . ': ' . self::line( $value );
			}
		}
		return $headers;
	}

	/**
	 * Builds the From header with the address of the settings, or else the default of WordPress.
	 *
	 * @param mixed  $name   Display name; '' for that of the settings or the site.
	 * @param string $sender Prefix of the names of the settings.
	 */
	private static function build_from_header( $name, $sender ): string {
		$address = self::address( Options::get( $sender . '_from_email' ) );
		if ( '' === $address ) {
			$host    = preg_replace( '/^www\./', '', strtolower( (string) wp_parse_url( network_home_url(), PHP_URL_HOST ) ) );
			$address = 'wordpress@' . $host;
		}
		foreach ( array( $name, Options::get( $sender . '_from_name' ), wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ) as $candidate ) {
			$candidate = trim( (string) preg_replace( '/[<>"@,;:\\\\]+/', ' ', self::line( $candidate ) ) );
			if ( '' !== $candidate ) {
				return mb_substr( $candidate, 0, 80 ) . ' <' . $address . '>';
			}
		}
		return $address;
	}
}
