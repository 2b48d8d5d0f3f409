<?php
namespace Mainstreet\Blocks\Contact_Form\Integrations;

use Mainstreet\Core\Errors;
use Mainstreet\Responses\Notifications\Autoresponder;
use Mainstreet\Responses\Notifications\Notification_Email;
use Mainstreet\Responses\Storage\Response_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Fires the action that CRM, mailing and automation plugins use (docs/server-contract.md B.2), and adds visitors who gave
 * consent to MailPoet's list.
 */
final class Response_Integrations {

	/**
	 * Notifies other plugins of a response. It is stored already, so their errors are only logged.
	 *
	 * @param int     $post_id Response.
	 * @param array[] $fields  Fields as stored.
	 */
	public static function notify( $post_id, array $definition, array $fields, bool $is_spam ): void {
		$post = get_post( $post_id );
		if ( ! $post ) {
			return;
		}
		$form    = (object) array(
			'attributes' => array(
				'to'         => implode( ',', $definition['to'] ),
				'subject'    => $definition['subject'],
				'formTitle'  => $definition['title'],
				'jetpackCRM' => $definition['crm'],
			),
		);
		$objects = array();
		foreach ( self::pair_fields( $definition, $fields ) as $pair ) {
			$objects[ $pair[0]['id'] ] = new Response_Field( $pair[0], $pair[1]['label'], $pair[1]['value'], $form );
		}
		$values = Notification_Email::get_extra_values( $post, Response_Reader::read_entry( $post ) );
		try {
			/**
			 * Fires after a response is stored. The name is the one that other plugins use.
			 *
			 * @param int              $post_id Response.
			 * @param Response_Field[] $fields  Fields by id.
			 * @param bool             $is_spam Whether the response counts as spam.
			 * @param array            $values  Further data of the form, such as the URL of the page.
			 */
			do_action( 'grunion_after_feedback_post_inserted', $post_id, $objects, $is_spam, $values );
		} catch ( \Throwable $error ) {
			Errors::log( 'hooks of an answer', $error->getMessage() );
		}
		if ( ! $is_spam ) {
			self::add_to_mailpoet( $definition, $fields );
		}
	}

	/**
	 * Pairs the fields of the definition with the stored ones, by position.
	 *
	 * @return array[] Pairs.
	 */
	private static function pair_fields( array $definition, array $fields ): array {
		return array_map( null, array_slice( $definition['fields'], 0, count( $fields ) ), $fields );
	}

	/**
	 * Adds a visitor who gave consent to the list of the MailPoet plugin. Its settings control double opt-in.
	 *
	 * @param array[] $fields Fields as stored.
	 */
	private static function add_to_mailpoet( array $definition, array $fields ): void {
		$email = Autoresponder::find_address( $fields );
		if ( '' === $email || ! $definition['mailpoet']['on'] || ! class_exists( '\MailPoet\API\API' ) || ! Notification_Email::has_consent( $fields ) ) {
			return;
		}
		$names = wp_list_filter( $fields, array( 'type' => 'name' ) );
		$name  = $names ? explode( ' ', (string) reset( $names )['value'], 2 ) : array( '' );
		try {
			\MailPoet\API\API::MP( 'v1' )->addSubscriber(
				array(
					'email'      => $email,
					'first_name' => $name[0],
					'last_name'  => isset( $name[1] ) ? $name[1] : '',
				),
				'' === $definition['mailpoet']['list'] ? array() : array( (int) $definition['mailpoet']['list'] )
			);
		} catch ( \Throwable $error ) {
			// MailPoet also throws an exception if the visitor is already on the list.
			Errors::log( 'MailPoet', $error->getMessage() );
		}
	}
}
