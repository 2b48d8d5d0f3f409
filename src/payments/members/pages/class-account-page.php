<?php
namespace Mainstreet\Payments\Members\Pages;

use Mainstreet\Mail\Email_Address;
use Mainstreet\Payments\Members\Access\Access_Cookie;
use Mainstreet\Payments\Members\Access\Visitor;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Members\Memberships\Membership_Item;
use Mainstreet\Payments\Members\Memberships\Memberships;
use Mainstreet\Payments\Members\Memberships\Subscriptions;

defined( 'ABSPATH' ) || exit;

/** Prepares the account page, and processes its forms: cancels subscriptions, logs out in this browser or everywhere. */
final class Account_Page {

	/** Nonce action for logged-in users. */
	const NONCE = 'mainstreet_account';

	/**
	 * Processes a submitted form, and returns the data of the page.
	 *
	 * @param array|null $posted Submitted values; null for a GET request.
	 * @return array As Member_Page::build().
	 */
	public static function build( ?array $posted ): array {
		$rows    = Visitor::get_memberships();
		$members = Visitor::get_members();
		if ( ! $rows && ! $members ) {
			return array( 'leads_to' => Member_Links::url( Member_Links::LOGIN ) );
		}
		$outcome = null === $posted ? array() : self::handle_form( $posted, $rows, $members );
		if ( isset( $outcome['leads_to'] ) ) {
			return $outcome;
		}
		if ( ! $members ) {
			$outcome['link'] = array( Member_Links::url( Member_Links::LOGIN ), __( 'Log in with a link', 'mainstreet-blocks' ) );
		}
		return $outcome + array(
			'title'       => __( 'Your account', 'mainstreet-blocks' ),
			'text'        => self::describe_members( $members ),
			'memberships' => array_map( array( Membership_Item::class, 'describe_with_renewal' ), null === $posted ? $rows : Visitor::get_memberships() ),
			'has_portal'  => (bool) array_filter( array_merge( array_column( $members, 'customer_live' ), array_column( $members, 'customer_test' ) ) ),
			'is_member'   => (bool) $members,
			'key'         => self::get_form_token(),
		);
	}

	/**
	 * Processes a submitted form.
	 *
	 * @param array[] $rows    Memberships of the visitor.
	 * @param array[] $members Members that the visitor is logged in as.
	 * @return array `leads_to`, `notice` or `problem`; may be empty.
	 */
	private static function handle_form( array $posted, array $rows, array $members ): array {
		$do = isset( $posted['do'] ) ? $posted['do'] : '';
		if ( ! isset( $posted['key'] ) || '' === self::get_form_token() || ! hash_equals( self::get_form_token(), $posted['key'] ) ) {
			return array( 'problem' => __( 'This page was open for too long. Please try again.', 'mainstreet-blocks' ) );
		}
		if ( 'out' === $do || 'out_everywhere' === $do ) {
			Visitor::log_out( 'out_everywhere' === $do );
			return array( 'leads_to' => home_url( '/' ) );
		}
		if ( 'portal' === $do ) {
			return self::redirect_to_portal( $members );
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
	private static function redirect_to_portal( array $members ): array {
		foreach ( $members as $member ) {
			$url = Subscriptions::get_portal_url( $member );
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
	private static function describe_members( array $members ): string {
		$emails = array_filter( array_column( $members, 'email' ) );
		if ( ! $emails ) {
			return __( 'This list shows purchases made in this browser. To see all of your purchases, log in with a link.', 'mainstreet-blocks' );
		}
		/* translators: %s: e-mail address. */
		return sprintf( __( 'You are logged in as %s.', 'mainstreet-blocks' ), "\u{2068}" . implode( ', ', array_map( array( Email_Address::class, 'mask' ), $emails ) ) . "\u{2069}" );
	}

	/** Returns the token that protects the forms against requests from other sites. */
	private static function get_form_token(): string {
		return is_user_logged_in() ? wp_create_nonce( self::NONCE ) : Access_Cookie::get_form_token();
	}
}
