<?php
namespace Mainstreet\Payments\Members;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Personal_Data;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Members\Memberships\Membership_Item;
use Mainstreet\Payments\Members\Memberships\Memberships;
use Mainstreet\Payments\Members\Pages\Member_Links;

defined( 'ABSPATH' ) || exit;

/**
 * Exports and erases personal data of members with core's tools (docs/server-contract.md B.26). Orders have their own exporter and
 * eraser.
 */
final class Member_Privacy {

	const ID = 'mainstreet-members';

	/**
	 * Registers the exporter.
	 *
	 * @param array[] $exporters Exporters by id.
	 * @return array[]
	 */
	public static function add_exporter( $exporters ) {
		return Personal_Data::add( $exporters, 'exporter', self::ID, __( 'Memberships', 'mainstreet-blocks' ), array( __CLASS__, 'export' ) );
	}

	/**
	 * Registers the eraser.
	 *
	 * @param array[] $erasers Erasers by id.
	 * @return array[]
	 */
	public static function add_eraser( $erasers ) {
		return Personal_Data::add( $erasers, 'eraser', self::ID, __( 'Memberships', 'mainstreet-blocks' ), array( __CLASS__, 'erase' ) );
	}

	/** Suggests a text for the site's privacy policy. */
	public static function suggest_policy(): void {
		$texts = array(
			__( 'If you buy access to parts of this site, we store your email address, your name, what you have access to and until when. To recognize you, we set two cookies in your browser that last 30 days: wp-mainstreet-access holds signed numbers of your membership and your orders, and mainstreet_member only says that the first one is there. You can remove them by logging out on your account page. When you open a link to your account that we emailed to you, the cookie wp-mainstreet-link holds its key for 15 minutes.', 'mainstreet-blocks' ),
		);
		if ( Options::get( 'payments_free_views' ) > 0 ) {
			$texts[] = __( 'Some paid content can be read for free each month. If you do so, the cookie wp-mainstreet-views holds the numbers of the posts you read in that month, with a signature; it expires after 32 days. Until the month ends, we also count these views under a checksum of your IP address.', 'mainstreet-blocks' );
		}
		wp_add_privacy_policy_content( 'Mainstreet Blocks', '<p>' . implode( '</p><p>', array_map( 'esc_html', $texts ) ) . '</p>' );
	}

	/**
	 * Exports the data of an email address (`data`, `done` as core expects them).
	 *
	 * @param string $email
	 */
	public static function export( $email ) {
		$member = Members::find_by_email( $email );
		$data   = array();
		if ( $member ) {
			$data[] = self::build_group(
				'member-' . $member['id'],
				array(
					array( __( 'Email address', 'mainstreet-blocks' ), $member['email'] ),
					array( __( 'Name', 'mainstreet-blocks' ), $member['name'] ),
					array( __( 'Customer ID', 'mainstreet-blocks' ), trim( $member['customer_live'] . ' ' . $member['customer_test'] ) ),
					array( __( 'Since', 'mainstreet-blocks' ), $member['created_gmt'] ),
				)
			);
			foreach ( Memberships::find_by_members( array( (int) $member['id'] ) ) as $row ) {
				$item   = Membership_Item::describe( $row );
				$data[] = self::build_group(
					'membership-' . $row['id'],
					array(
						array( __( 'Membership', 'mainstreet-blocks' ), $item['title'] ),
						array( __( 'Status', 'mainstreet-blocks' ), $row['status'] ),
						array( __( 'Since', 'mainstreet-blocks' ), $row['created_gmt'] ),
						array( __( 'Until', 'mainstreet-blocks' ), $row['period_end'] ? Sql::time( (int) $row['period_end'] ) : '' ),
					)
				);
			}
		}
		return array(
			'data' => $data,
			'done' => true,
		);
	}

	/**
	 * Erases the data of an email address. A member with a running subscription is kept, because it could not be canceled afterwards.
	 *
	 * @param string $email
	 */
	public static function erase( $email ) {
		$member  = Members::find_by_email( $email );
		$running = $member ? array_filter( Memberships::find_by_members( array( (int) $member['id'] ) ), array( Memberships::class, 'is_renewed' ) ) : array();
		if ( $member && ! $running ) {
			self::anonymize( (int) $member['id'] );
		}
		return array(
			'items_removed'  => $member && ! $running,
			'items_retained' => (bool) $running,
			'messages'       => $running ? array( __( 'This person has an active paid subscription. Please cancel it before you erase their data.', 'mainstreet-blocks' ) ) : array(),
			'done'           => true,
		);
	}

	/** Erases a member: empties the row, ends all memberships, and makes cookies and links invalid. */
	private static function anonymize( int $id ): void {
		Member_Links::delete_unopened( $id );
		foreach ( Memberships::find_by_members( array( $id ) ) as $row ) {
			Memberships::end( (int) $row['id'] );
		}
		Sql::update( 'memberships', array( 'user_id' => null ), "member_id = $id AND user_id IS NOT NULL" );
		Members::log_out_everywhere( $id );
		Sql::update(
			'members',
			array(
				'email_key'     => array( md5( 'erased:' . $id . wp_generate_password( 20, false ) ) ),
				'email'         => '',
				'name'          => '',
				'user_id'       => null,
				'customer_live' => '',
				'customer_test' => '',
			),
			"id = $id"
		);
	}

	/**
	 * Builds a group of the export.
	 *
	 * @param string  $id     Id of the item.
	 * @param array[] $values Pairs of a label and a text.
	 */
	private static function build_group( string $id, array $values ): array {
		return Personal_Data::group( self::ID, __( 'Memberships', 'mainstreet-blocks' ), $id, $values );
	}
}
