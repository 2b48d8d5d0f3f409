<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Newsletter\Campaigns\Weekly_Issue;

defined( 'ABSPATH' ) || exit;

/** Caches the emails of a campaign, so that each is written once: one for a post, or one for each set of posts of a weekly email. */
final class Campaign_Mails {

	/** Maximum number of cached emails. */
	const KEPT = 10;

	/** Row of the campaign. */
	private array $campaign;

	/**
	 * Cached emails, by comma-separated IDs of the posts of a weekly email.
	 *
	 * @var Campaign_Mail[]
	 */
	private array $mails = array();

	public function __construct( array $campaign ) {
		$this->campaign = $campaign;
	}

	/**
	 * Returns the email for a person.
	 *
	 * @param array $person Row from Campaign_Audience::next().
	 * @return Campaign_Mail|null Null if none of the posts of a weekly email is public any more.
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

	/** Whether an email has been written. */
	public function are_written(): bool {
		return (bool) $this->mails;
	}
}
