<?php
namespace Mainstreet\Newsletter\Subscribers\Privacy;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Personal_Data;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Newsletter\Campaigns\Deliveries\Delivery_Cleanup;
use Mainstreet\Newsletter\Subscribers\Opt_In\Consent_Texts;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Registration\Modules\Modules;

defined( 'ABSPATH' ) || exit;

/** Exports and erases personal data of subscribers with core's tools (docs/server-contract.md B.26), and suggests a privacy policy. */
final class Subscriber_Privacy {

	const ID = 'mainstreet-subscribers';

	/**
	 * Registers the exporter.
	 *
	 * @param array[] $exporters Exporters by ID.
	 */
	public static function add_exporter( $exporters ) {
		return Personal_Data::add( $exporters, 'exporter', self::ID, __( 'Newsletter subscription', 'mainstreet-blocks' ), array( __CLASS__, 'export' ) );
	}

	/**
	 * Registers the eraser.
	 *
	 * @param array[] $erasers Erasers by ID.
	 */
	public static function add_eraser( $erasers ) {
		return Personal_Data::add( $erasers, 'eraser', self::ID, __( 'Newsletter subscription', 'mainstreet-blocks' ), array( __CLASS__, 'erase' ) );
	}

	/** Suggests a text for the site's privacy policy. */
	public static function suggest_policy(): void {
		if ( ! Modules::is_on( 'subscriptions' ) ) {
			return;
		}
		$months = (int) Options::get( 'newsletter_unsubscribed_months' );
		$texts  = array(
			__( 'If you subscribe to our newsletter, we store your email address, any other details you enter in the form, the consent text you agreed to, and the time. We use this information to send you new posts until you unsubscribe, which you can do with the link in any email.', 'mainstreet-blocks' ),
			self::ip_policy(),
			/* translators: %s: number of months. */
			sprintf( _n( '%s month after you unsubscribe, only a checksum of your address is kept, so that we do not email you again.', '%s months after you unsubscribe, only a checksum of your address is kept, so that we do not email you again.', $months, 'mainstreet-blocks' ), number_format_i18n( $months ) ),
			self::deliveries_policy(),
		);
		wp_add_privacy_policy_content( 'Mainstreet Blocks', '<p>' . esc_html( implode( ' ', $texts ) ) . '</p>' );
	}

	/** Returns the text about IP addresses. */
	private static function ip_policy(): string {
		/** This filter is documented in blocks/contact-form/submission/class-submission-handler.php */
		if ( apply_filters( 'jetpack_contact_form_forget_ip_address', false ) ) {
			return __( 'The IP address is not stored.', 'mainstreet-blocks' );
		}
		$days = (int) Options::get( 'newsletter_ip_days' );
		return $days > 0
			/* translators: %s: number of days. */
			? sprintf( _n( 'We also store your IP address, and delete it %s day after you subscribe or confirm.', 'We also store your IP address, and delete it %s days after you subscribe or confirm.', $days, 'mainstreet-blocks' ), number_format_i18n( $days ) )
			: __( 'We also store your IP address, and delete it with the next hourly cleanup.', 'mainstreet-blocks' );
	}

	/** Returns the text about delivery records. Those of the weekly email are kept for at least Delivery_Cleanup::WEEKLY_DAYS. */
	private static function deliveries_policy(): string {
		$days = (int) Options::get( 'newsletter_deliveries_days' );
		$days = 'off' === Options::get( 'newsletter_weekly' ) ? $days : max( $days, Delivery_Cleanup::WEEKLY_DAYS );
		/* translators: %s: number of days. */
		return sprintf( _n( 'We record which emails were sent to you, and delete these records after %s day.', 'We record which emails were sent to you, and delete these records after %s days.', $days, 'mainstreet-blocks' ), number_format_i18n( $days ) );
	}

	/**
	 * Exports the data of a subscriber. Callback of core.
	 *
	 * @return array `data`, `done`.
	 */
	public static function export( $email ) {
		$row = ( new Subscribers() )->find_by_email( $email );
		if ( ! $row || '' === $row['email'] ) {
			return array(
				'data' => array(),
				'done' => true,
			);
		}
		$data = array();
		foreach ( self::personal_data( $row ) as list( $name, $value ) ) {
			if ( '' !== (string) $value ) {
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
	 * Lists the personal data of a subscriber. Labels are not used as keys, because two may have the same translation, and custom
	 * fields may have the same names.
	 *
	 * @return array[] Each array( label, value ).
	 */
	private static function personal_data( array $row ): array {
		$ip    = static fn( $hex ) => $hex ? (string) inet_ntop( hex2bin( $hex ) ) : '';
		$known = array(
			array( __( 'Email address', 'mainstreet-blocks' ), $row['email'] ),
			array( __( 'Name', 'mainstreet-blocks' ), $row['name'] ),
			array( __( 'Status', 'mainstreet-blocks' ), $row['status'] ),
			array( _x( 'Subscribed', 'date', 'mainstreet-blocks' ), $row['created_gmt'] ),
			array( _x( 'Confirmed', 'date', 'mainstreet-blocks' ), (string) $row['confirmed_gmt'] ),
			array( __( 'Unsubscribed', 'mainstreet-blocks' ), (string) $row['unsubscribed_gmt'] ),
			array( __( 'Emails', 'mainstreet-blocks' ), Subscriber_Frequency::choices()[ Subscriber_Frequency::clean( $row['frequency'] ) ] ),
			array( __( 'Consent', 'mainstreet-blocks' ), Consent_Texts::get( (int) $row['consent_text_id'] ) ),
			array( __( 'IP address', 'mainstreet-blocks' ), $ip( $row['signup_ip'] ) ),
			array( __( 'IP address of the confirmation', 'mainstreet-blocks' ), $ip( $row['confirm_ip'] ) ),
		);
		foreach ( Subscriber_Row::fields( json_decode( (string) $row['fields'], true ) ) as $name => $value ) {
			$known[] = array( $name, $value );
		}
		return $known;
	}

	/**
	 * Erases the data of a subscriber, except a hash of the address that prevents emails to it unless the person subscribes
	 * again. Callback of core.
	 *
	 * @return array `items_removed`, `items_retained`, `messages`, `done`.
	 */
	public static function erase( $email ) {
		$row   = ( new Subscribers() )->find_by_email( $email );
		$found = $row && '' !== $row['email'];
		if ( $found ) {
			self::erase_row( $row );
		}
		return array(
			'items_removed'  => $found,
			'items_retained' => $found,
			'messages'       => $found ? array( __( 'A checksum of the subscriber’s email address is kept, so that no emails are sent to it again.', 'mainstreet-blocks' ) ) : array(),
			'done'           => true,
		);
	}

	/**
	 * Erases all personal data in a row except the hash of the address, and ends the subscription.
	 *
	 * @param array $row `id` and `status` of the subscriber.
	 */
	public static function erase_row( array $row ): void {
		$id     = (int) $row['id'];
		$ended  = ( new Subscribers() )->change_status( $id, array( Subscriber_Status::ACTIVE, Subscriber_Status::PENDING, Subscriber_Status::BOUNCED ), Subscriber_Status::UNSUBSCRIBED, array( 'unsubscribed_gmt' => Sql::time() ) );
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
			'ip_gmt'          => null,
			'confirm_hash'    => null,
			'confirm_expires' => 0,
			'due_mail'        => '',
			'frequency'       => Subscriber_Frequency::EACH,
		);
		if ( Sql::update( 'subscribers', $blank, "id = $id AND email <> ''" ) ) {
			// Lists do not show erased rows, so the counters must not include them.
			Counters::add( 'subscribers_' . $status, -1 );
		}
	}
}
