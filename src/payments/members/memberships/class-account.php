<?php
namespace Mainstreet\Payments\Members\Memberships;

use Mainstreet\Mail\Email_Address;
use Mainstreet\Payments\Members\Access\Access_Cookie;
use Mainstreet\Payments\Members\Access\Visitor;
use Mainstreet\Payments\Members\Pages\Member_Page;

defined( 'ABSPATH' ) || exit;

/**
 * Prepares the account page, and processes its forms: cancels subscriptions, logs out in this browser or everywhere.
 */
final class Account {

	/** Nonce action for logged-in users. */
	const NONCE = 'mainstreet_account';

	/**
	 * Processes a submitted form, and returns the data of the page.
	 *
	 * @param array|null $posted Submitted values; null for a GET request.
	 * @return array As Member_Page::page().
	 */
	public static function page( ?array $posted ): array {
		$rows    = Visitor::memberships();
		$members = Visitor::members();
		if ( ! $rows && ! $members ) {
			return array( 'leads_to' => Member_Page::url( Member_Page::LOGIN ) );
		}
		$outcome = null === $posted ? array() : self::act( $posted, $rows, $members );
		if ( isset( $outcome['leads_to'] ) ) {
			return $outcome;
		}
		if ( ! $members ) {
			$outcome['link'] = array( Member_Page::url( Member_Page::LOGIN ), __( 'Log in with a link', 'mainstreet-blocks' ) );
		}
		return $outcome + array(
			'title'       => __( 'Your account', 'mainstreet-blocks' ),
			'text'        => self::who( $members ),
			'memberships' => array_map( array( Membership_Item::class, 'with_renewal' ), null === $posted ? $rows : Visitor::memberships() ),
			'has_portal'  => (bool) array_filter( array_merge( array_column( $members, 'customer_live' ), array_column( $members, 'customer_test' ) ) ),
			'is_member'   => (bool) $members,
			'key'         => self::key(),
		);
	}

	/**
	 * Processes a submitted form.
	 *
	 * @param array   $posted  Submitted values.
	 * @param array[] $rows    Memberships of the visitor.
	 * @param array[] $members Members that the visitor is logged in as.
	 * @return array `leads_to`, `notice` or `problem`; may be empty.
	 */
	private static function act( array $posted, array $rows, array $members ): array {
		$do = isset( $posted['do'] ) ? $posted['do'] : '';
		if ( ! isset( $posted['key'] ) || '' === self::key() || ! hash_equals( self::key(), $posted['key'] ) ) {
			return array( 'problem' => __( 'This page was open for too long. Please try again.', 'mainstreet-blocks' ) );
		}
		if ( 'out' === $do || 'out_everywhere' === $do ) {
			Visitor::log_out( 'out_everywhere' === $do );
			return array( 'leads_to' => home_url( '/' ) );
		}
		if ( 'portal' === $do ) {
			return self::portal( $members );
		}
		$by_id = array_column( $rows, null, 'id' );
		$id    = isset( $posted['membership'] ) ? absint( $posted['membership'] ) : 0;
		return 'cancel' === $do && isset( $by_id[ $id ] ) ? self::cancel( $by_id[ $id ] ) : array();
	}

	/**
	 * Redirects to the provider's customer portal.
	 *
	 * @param array[] $members Members that the visitor is logged in as.
	 */
	private static function portal( array $members ): array {
		foreach ( $members as $member ) {
			$url = Subscriptions::portal( $member );
			if ( '' !== $url ) {
				return array( 'leads_to' => $url );
			}
		}
		return array( 'problem' => __( 'This page cannot be opened right now. Please try again later.', 'mainstreet-blocks' ) );
	}

	/**
	 * Cancels a subscription at the end of its paid period.
	 *
	 * @param array $row Row of Memberships. It must belong to the visitor.
	 */
	private static function cancel( array $row ): array {
		$done = Memberships::is_renewed( $row ) ? Subscriptions::cancel( $row, false ) : true;
		return is_wp_error( $done )
			? array( 'problem' => __( 'Your subscription could not be canceled. Please try again in a moment.', 'mainstreet-blocks' ) )
			: array( 'notice' => __( 'Your subscription has been canceled. You will not be charged again.', 'mainstreet-blocks' ) );
	}

	/**
	 * Returns a text that shows who is logged in.
	 *
	 * @param array[] $members Members that the visitor is logged in as.
	 */
	private static function who( array $members ): string {
		$emails = array_filter( array_column( $members, 'email' ) );
		if ( ! $emails ) {
			return __( 'This list shows purchases made in this browser. To see all of your purchases, log in with a link.', 'mainstreet-blocks' );
		}
		/* translators: %s: e-mail address. */
		return sprintf( __( 'You are logged in as %s.', 'mainstreet-blocks' ), "\u{2068}" . implode( ', ', array_map( array( Email_Address::class, 'mask' ), $emails ) ) . "\u{2069}" );
	}

	/** Returns the token that protects the forms against requests from other sites. */
	private static function key(): string {
		return is_user_logged_in() ? wp_create_nonce( self::NONCE ) : Access_Cookie::form_key();
	}
}
