<?php
/**
 * Plugin Name: Demo mailbox
 * Description: Keeps the mail of this site in a folder instead of sending it; `npm start` shows it. Of the demo only.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Where messages are kept. The web server shows nothing of a folder whose name begins with a dot, and PHP in WebAssembly shares no
 * other folder with this machine than wp-content.
 *
 * @return string Folder.
 */
function mailbox_folder() {
	return WP_CONTENT_DIR . '/.mailbox';
}

/**
 * Keeps a message in the mailer's place. How it is put together is WordPress's and the plugins' affair.
 *
 * @param \PHPMailer\PHPMailer\PHPMailer $mailer Mailer with the message.
 * @return bool Whether it is kept.
 */
function keep_mail( $mailer ) {
	try {
		$is_ready = $mailer->preSend();
	} catch ( \Exception $error ) {
		$is_ready = false;
	}
	if ( ! $is_ready ) {
		return false;
	}
	$named   = static function ( array $people ) {
		return array_map(
			static function ( $person ) {
				return '' === $person[1] ? $person[0] : $person[1] . ' <' . $person[0] . '>';
			},
			array_values( $people )
		);
	};
	$is_html = 'text/plain' !== $mailer->ContentType; // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
	$mail    = array(
		'date'    => gmdate( 'c' ),
		'from'    => implode( '', $named( array( array( $mailer->From, $mailer->FromName ) ) ) ),
		'to'      => $named( array_merge( $mailer->getToAddresses(), $mailer->getCcAddresses(), $mailer->getBccAddresses() ) ),
		'replyTo' => $named( $mailer->getReplyToAddresses() ),
		'subject' => $mailer->Subject,
		'html'    => $is_html ? $mailer->Body : '',
		'text'    => $is_html ? $mailer->AltBody : $mailer->Body,
		'files'   => array_map(
			static function ( $file ) {
				return (string) $file[2];
			},
			$mailer->getAttachments()
		),
	);
	$folder  = mailbox_folder();
	wp_mkdir_p( $folder );
	$name = sprintf( '%s-%s', str_replace( '.', '', sprintf( '%.6f', microtime( true ) ) ), substr( md5( wp_generate_uuid4() ), 0, 6 ) );
	// Nobody reads half a message: it gets its name when it is whole.
	file_put_contents( "$folder/$name.new", wp_json_encode( $mail, JSON_INVALID_UTF8_SUBSTITUTE ) );
	return rename( "$folder/$name.new", "$folder/$name.json" );
}

// Whoever sends a newsletter here wants to see it.
add_filter(
	'mainstreet_campaign_delay',
	static function () {
		return 20;
	}
);

add_action(
	'plugins_loaded',
	static function () {
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
		require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
		$base = 'PHPMailer\PHPMailer\PHPMailer';
		if ( file_exists( ABSPATH . WPINC . '/class-wp-phpmailer.php' ) ) {
			require_once ABSPATH . WPINC . '/class-wp-phpmailer.php';
			$base = 'WP_PHPMailer';
		}
		class_alias( $base, 'Mainstreet\Demo\Base_Mailer' );
		// WordPress makes a mailer of its own only where there is none.
		$GLOBALS['phpmailer'] = new class( true ) extends Base_Mailer { // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as plugins do that deliver mail.
			public function send() {
				return keep_mail( $this );
			}
		};

		$GLOBALS['phpmailer']::$validator = static function ( $email ) {
			return (bool) is_email( $email );
		};
	}
);
