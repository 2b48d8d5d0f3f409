<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Newsletter\Campaigns\Weekly_Issue;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the mail of a campaign once for all who get the same: one of a post, one for each choice of posts of a weekly e-mail.
 */
final class Campaign_Mails {

	/** Mails that are kept at a time. */
	const KEPT = 10;

	/** Row of the campaign. */
	private array $campaign;

	/**
	 * Those written, by numbers of their posts.
	 *
	 * @var Campaign_Mail[]
	 */
	private array $mails = array();

	/**
	 * The mails of a campaign.
	 *
	 * @param array $campaign Row.
	 */
	public function __construct( array $campaign ) {
		$this->campaign = $campaign;
	}

	/**
	 * The mail for a person.
	 *
	 * @param array $person As Campaign_Audience::next().
	 * @return Campaign_Mail|null Null where there is nothing to read: none of the posts is public any more.
	 */
	public function of( array $person ): ?Campaign_Mail {
		$is_weekly = Weekly_Issue::is( $this->campaign );
		$posts     = $is_weekly ? Weekly_Issue::posts( $this->campaign, $person ) : array();
		if ( $is_weekly && ! $posts ) {
			return null;
		}
		$key = implode( ',', wp_list_pluck( $posts, 'ID' ) );
		if ( ! isset( $this->mails[ $key ] ) ) {
			$this->mails         = array_slice( $this->mails, 1 - self::KEPT, null, true );
			$this->mails[ $key ] = new Campaign_Mail( (int) $this->campaign['id'], $is_weekly ? $posts : get_post( (int) $this->campaign['post_id'] ) );
		}
		return $this->mails[ $key ];
	}

	/** Whether there are any by now. */
	public function are_written(): bool {
		return (bool) $this->mails;
	}
}
