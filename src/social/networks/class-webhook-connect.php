<?php
/**
 * Connecting a webhook.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Networks;

use Mainstreet\Connections\Account;
use Mainstreet\Core\Plain_Text;
use Mainstreet\Http\Address_Guard;

defined( 'ABSPATH' ) || exit;

/**
 * With an address, and a secret for the signature.
 */
final class Webhook_Connect {

	/**
	 * What is said of it.
	 *
	 * @return array Entry of Connect_Forms.
	 */
	public function form() {
		return array(
			'label'      => __( 'Webhook', 'mainstreet-blocks' ),
			'title'      => __( 'Connect a webhook', 'mainstreet-blocks' ),
			'steps'      => array(
				__( 'Make an incoming webhook in Slack, Discord or your automation tool, and copy its address.', 'mainstreet-blocks' ),
				__( 'A receiver of your own can check X-Mainstreet-Signature: “t=” is a time, “v1=” the HMAC-SHA256 of that time, a dot and the body, with the secret.', 'mainstreet-blocks' ),
			),
			'url'        => '',
			'url_text'   => '',
			'data'       => __( 'Posts that you share are sent to this address: text, address, title, description and picture.', 'mainstreet-blocks' ),
			'capability' => 'publish_posts',
			'fields'     => array(
				'name'   => array(
					'label' => __( 'Name', 'mainstreet-blocks' ),
					'type'  => 'text',
					'help'  => __( 'As it is shown in the editor, such as “Slack #news”.', 'mainstreet-blocks' ),
					'known' => 'display',
				),
				'url'    => array(
					'label' => __( 'Address', 'mainstreet-blocks' ),
					'type'  => 'password',
					'help'  => __( 'It begins with https://. Who knows it can write there, so it is stored encrypted and not shown again.', 'mainstreet-blocks' ),
				),
				'secret' => array(
					'label'    => __( 'Secret', 'mainstreet-blocks' ),
					'type'     => 'password',
					'help'     => __( 'Your receiver checks the signature with it. Slack and Discord need none.', 'mainstreet-blocks' ),
					'optional' => true,
				),
			),
			'connect'    => array( $this, 'connect' ),
			'test'       => null,
		);
	}

	/**
	 * Connects.
	 *
	 * @param string[] $values `name`, `url`, `secret`.
	 * @param int      $owner  Whose it will be.
	 * @return Account|\WP_Error
	 */
	public function connect( array $values, $owner ) {
		$target = 0 === stripos( $values['url'], 'https://' ) ? Address_Guard::check( $values['url'] ) : new \WP_Error( 'refused' );
		if ( is_wp_error( $target ) ) {
			return Account_Facts::invalid( __( 'This address can’t be used. It has to begin with https:// and lead to a server that everybody can reach.', 'mainstreet-blocks' ) );
		}
		$secret = '' === $values['secret'] ? bin2hex( random_bytes( 32 ) ) : $values['secret'];
		$name   = Plain_Text::line( $values['name'], 100 );
		return Account_Facts::keep(
			Webhook::ID,
			$owner,
			substr( hash_hmac( 'sha256', $target['url'], wp_salt( 'auth' ) ), 0, 40 ),
			Webhook::token( $target['url'], $secret ),
			array(
				'name'    => '' === $name ? $target['host'] : $name,
				'handle'  => ( '' === $name ? $target['host'] : $name ) . ' (' . $target['host'] . ')',
				'picture' => '',
				'link'    => '',
			)
		);
	}
}
