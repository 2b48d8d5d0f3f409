<?php
namespace Mainstreet\Mail\Outbox;

use Mainstreet\Mail\Mail_Phpmailer;
use Mainstreet\Mail\Mailer;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a guarded mail through wp_mail(), and has the guard write that it leaves at the last moment that is known: before the dot
 * by SMTP, before PHP's mail() gets it, before a plugin that mails in its own way is asked.
 */
final class Transport {

	/**
	 * Sends a mail.
	 *
	 * @param array      $mail  For Mailer::send().
	 * @param Send_Guard $guard Its guard.
	 * @return true|\WP_Error
	 */
	public static function send( array $mail, Send_Guard $guard ) {
		$is_ours = Mail_Phpmailer::serves();
		if ( ( ! $is_ours || has_filter( 'pre_wp_mail' ) ) && ! $guard->hand_over() ) {
			return new \WP_Error( 'mainstreet_mail_lost', 'Another process sends this e-mail.' );
		}
		// Behind the plugins that mail in their own way, and only look at this one.
		$withdraw = static function ( $done ) use ( $guard, $is_ours ) {
			return null === $done && $is_ours && $guard->is_handed_over && ! $guard->withdraw() ? false : $done;
		};
		add_filter( 'pre_wp_mail', $withdraw, PHP_INT_MAX );
		try {
			return Mail_Phpmailer::during(
				static function () use ( $mail ) {
					return ( new Mailer() )->send( $mail );
				},
				$guard
			);
		} finally {
			remove_filter( 'pre_wp_mail', $withdraw, PHP_INT_MAX );
		}
	}
}
