<?php
namespace Mainstreet\Social\Networks\Webhook;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Http\Address_Guard;
use Mainstreet\Social\Networks\Connections\Network_Accounts;

defined( 'ABSPATH' ) || exit;

/** Connects a webhook with its URL, and a secret for the signature. */
final class Webhook_Connect {

	/**
	 * The form that connects an account.
	 *
	 * @return array Entry for Connect_Forms.
	 */
	public function form(): array {
		return array(
			'label'      => __( 'Webhook', 'mainstreet-blocks' ),
			'title'      => __( 'Connect a webhook', 'mainstreet-blocks' ),
			'steps'      => array(
				__( 'Create an incoming webhook in Slack, Discord or your automation tool, and copy its URL.', 'mainstreet-blocks' ),
				__( 'Custom receivers can verify the X-Mainstreet-Signature header: “t=” is a timestamp, and “v1=” is the HMAC-SHA256 of that timestamp, a dot and the request body, signed with the secret.', 'mainstreet-blocks' ),
			),
			'url'        => '',
			'url_text'   => '',
			'data'       => __( 'The posts you share are sent to this URL with text, URL, title, description and image.', 'mainstreet-blocks' ),
			'capability' => 'publish_posts',
			'fields'     => array(
				'name'   => array(
					'label' => __( 'Name', 'mainstreet-blocks' ),
					'type'  => 'text',
					'help'  => __( 'Name shown in the editor, such as “Slack #news”.', 'mainstreet-blocks' ),
					'known' => 'display',
				),
				'url'    => array(
					'label' => __( 'URL', 'mainstreet-blocks' ),
					'type'  => 'password',
					'help'  => __( 'Starts with https://. Anyone who knows the URL can post to it, so it is stored encrypted and not shown again.', 'mainstreet-blocks' ),
				),
				'secret' => array(
					'label'    => __( 'Secret', 'mainstreet-blocks' ),
					'type'     => 'password',
					'help'     => __( 'Used by your receiver to verify the signature. Not needed for Slack and Discord.', 'mainstreet-blocks' ),
					'optional' => true,
				),
			),
			'connect'    => array( $this, 'connect' ),
			'test'       => null,
		);
	}

	/**
	 * Connects an account.
	 *
	 * @param string[] $values `name`, `url`, `secret`.
	 * @param int      $owner  Owner of the account; 0 for all users who publish.
	 * @return Account|\WP_Error
	 */
	public function connect( array $values, $owner ) {
		$target = 0 === stripos( $values['url'], 'https://' ) ? Address_Guard::check( $values['url'] ) : new \WP_Error( 'refused' );
		if ( is_wp_error( $target ) ) {
			return Network_Accounts::invalid_error( __( 'This URL cannot be used. It must start with https:// and point to a publicly reachable server.', 'mainstreet-blocks' ) );
		}
		$secret = '' === $values['secret'] ? bin2hex( random_bytes( 32 ) ) : $values['secret'];
		$name   = Plain_Text::line( $values['name'], 100 );
		return Network_Accounts::save(
			Webhook::ID,
			$owner,
			substr( hash_hmac( 'sha256', $target['url'], wp_salt( 'auth' ) ), 0, 40 ),
			Webhook::encode_token( $target['url'], $secret ),
			array(
				'name'    => '' === $name ? $target['host'] : $name,
				'handle'  => ( '' === $name ? $target['host'] : $name ) . ' (' . $target['host'] . ')',
				'picture' => '',
				'link'    => '',
			)
		);
	}
}
