<?php
/**
 * Personal data of subscribers.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Subscribers;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options;
use Mainstreet\Core\Visitor_Text;
use Mainstreet\Registration\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * Core's tools to export and erase personal data, for subscribers (docs/server-contract.md B.26).
 */
final class Subscriber_Privacy {

	const ID = 'mainstreet-subscribers';

	/**
	 * Adds our exporter.
	 *
	 * @param array[] $exporters Exporters by id.
	 * @return array[]
	 */
	public static function add_exporter( $exporters ) {
		$exporters[ self::ID ] = array(
			'exporter_friendly_name' => __( 'Newsletter subscription', 'mainstreet-blocks' ),
			'callback'               => array( __CLASS__, 'export' ),
		);
		return $exporters;
	}

	/**
	 * Adds our eraser.
	 *
	 * @param array[] $erasers Erasers by id.
	 * @return array[]
	 */
	public static function add_eraser( $erasers ) {
		$erasers[ self::ID ] = array(
			'eraser_friendly_name' => __( 'Newsletter subscription', 'mainstreet-blocks' ),
			'callback'             => array( __CLASS__, 'erase' ),
		);
		return $erasers;
	}

	/**
	 * Suggests a sentence for the site's privacy policy.
	 */
	public static function suggest_policy() {
		if ( ! Modules::is_on( 'subscriptions' ) ) {
			return;
		}
		$text = sprintf(
			/* translators: 1: number of days, 2: number of months. */
			__( 'If you subscribe to our newsletter, we store your e-mail address, what else you enter in the form, the sentence you agreed to, the time, and for %1$s days your IP address. We use it to send you new posts until you unsubscribe, which each e-mail lets you do. After %2$s months only a checksum remains, so that we do not write to you again.', 'mainstreet-blocks' ),
			number_format_i18n( Options::get( 'newsletter_ip_days' ) ),
			number_format_i18n( Options::get( 'newsletter_unsubscribed_months' ) )
		);
		wp_add_privacy_policy_content( 'Mainstreet Blocks', '<p>' . esc_html( $text ) . '</p>' );
	}

	/**
	 * What we know about an address.
	 *
	 * @param string $email Address.
	 * @return array `data`, `done` as core asks for.
	 */
	public static function export( $email ) {
		$row = ( new Subscribers() )->find_by_email( $email );
		if ( ! $row || '' === $row['email'] ) {
			return array(
				'data' => array(),
				'done' => true,
			);
		}
		$ip    = static function ( $hex ) {
			return $hex ? (string) inet_ntop( hex2bin( $hex ) ) : '';
		};
		$known = array(
			__( 'E-mail address', 'mainstreet-blocks' )                 => $row['email'],
			__( 'Name', 'mainstreet-blocks' )                           => $row['name'],
			__( 'Status', 'mainstreet-blocks' )                         => $row['status'],
			__( 'Subscribed', 'mainstreet-blocks' )                     => $row['created_gmt'],
			__( 'Confirmed', 'mainstreet-blocks' )                      => (string) $row['confirmed_gmt'],
			__( 'Unsubscribed', 'mainstreet-blocks' )                   => (string) $row['unsubscribed_gmt'],
			__( 'E-mails', 'mainstreet-blocks' )                        => Subscriber_Frequency::choices()[ Subscriber_Frequency::clean( $row['frequency'] ) ],
			__( 'Agreed to', 'mainstreet-blocks' )                      => Consent_Texts::text( (int) $row['consent_text_id'] ),
			__( 'IP address', 'mainstreet-blocks' )                     => $ip( $row['signup_ip'] ),
			__( 'IP address of the confirmation', 'mainstreet-blocks' ) => $ip( $row['confirm_ip'] ),
		);
		$data  = array();
		// One after the other: own fields may have the same names.
		foreach ( array( array_filter( $known, 'strlen' ), Subscriber_Row::fields( json_decode( (string) $row['fields'], true ) ) ) as $part ) {
			foreach ( $part as $name => $value ) {
				// Core prints it as HTML.
				$data[] = array(
					'name'  => Visitor_Text::escape( $name ),
					'value' => Visitor_Text::escape( $value ),
				);
			}
		}
		return array(
			'data' => array(
				array(
					'group_id'    => self::ID,
					'group_label' => __( 'Newsletter subscription', 'mainstreet-blocks' ),
					'item_id'     => 'subscriber-' . $row['id'],
					'data'        => $data,
				),
			),
			'done' => true,
		);
	}

	/**
	 * Forgets an address. Its checksum stays, so that it is never written to again unless its
	 * owner subscribes.
	 *
	 * @param string $email Address.
	 * @return array As core asks for.
	 */
	public static function erase( $email ) {
		$row   = ( new Subscribers() )->find_by_email( $email );
		$found = $row && '' !== $row['email'];
		if ( $found ) {
			self::blank( $row );
		}
		return array(
			'items_removed'  => $found,
			'items_retained' => $found,
			'messages'       => $found ? array( __( 'Of the newsletter subscription a checksum of the address is kept, so that no e-mail is sent to it again.', 'mainstreet-blocks' ) ) : array(),
			'done'           => true,
		);
	}

	/**
	 * Empties a row but for the key of its address, and ends the subscription.
	 *
	 * @param array $row The subscriber; `id` and `status`.
	 */
	public static function blank( array $row ) {
		$id     = (int) $row['id'];
		$ended  = ( new Subscribers() )->move( $id, array( Subscriber_Status::ACTIVE, Subscriber_Status::PENDING, Subscriber_Status::BOUNCED ), Subscriber_Status::UNSUBSCRIBED, array( 'unsubscribed_gmt' => Sql::time() ) );
		$status = $ended ? Subscriber_Status::UNSUBSCRIBED : $row['status'];
		$blank  = array(
			'email'           => '',
			'name'            => '',
			'fields'          => null,
			'locale'          => '',
			'source'          => '',
			'source_post'     => 0,
			'user_id'         => null,
			'consent_text_id' => 0,
			'signup_ip'       => null,
			'confirm_ip'      => null,
			'confirm_hash'    => null,
			'confirm_expires' => 0,
			'due_mail'        => '',
			'frequency'       => Subscriber_Frequency::EACH,
		);
		if ( Sql::update( 'subscribers', $blank, "id = $id AND email <> ''" ) ) {
			// Lists don't show the row any more, so the numbers above them don't hold it either.
			Counters::add( 'subscribers_' . $status, -1 );
		}
	}
}
