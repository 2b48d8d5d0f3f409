<?php
namespace Mainstreet\Social\Networks;

use Mainstreet\Connections\Account;
use Mainstreet\Social\Text\Text_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * What sharing asks of a network. Networks are joined by the filter `mainstreet_networks`; each states in its doc comment what its service
 * does with a message that is sent twice, as no post may be doubled there (docs/server-contract.md B.21).
 */
abstract class Network {

	/**
	 * Id, which is also the service of its accounts.
	 *
	 * @return string Such as `mastodon`.
	 */
	abstract public function id();

	/**
	 * Name as people know it.
	 *
	 * @return string Such as `Mastodon`.
	 */
	abstract public function label();

	/**
	 * How long a message may be.
	 *
	 * @param Account $account Account.
	 * @return Text_Limit
	 */
	abstract public function limit( Account $account );

	/**
	 * Chooses what makes a message one and the same at the network, before the first try. It is stored with the message, so that every
	 * later try, on whichever server, has it too.
	 *
	 * @param int $post       Post.
	 * @param int $connection Id of the account.
	 * @param int $seq        Place of the message in the thread, from 0.
	 * @return string At most 64 characters.
	 */
	abstract public function choose_key( $post, $connection, $seq );

	/**
	 * Sends a message.
	 *
	 * @param Account $account Account.
	 * @param Message $message Message, its text no longer than limit() allows.
	 * @param string  $key     Key.
	 * @return Sent|Failure
	 */
	abstract public function send( Account $account, Message $message, $key );

	/**
	 * Asks the service whether the account still works, and how it looks there. Never throws.
	 *
	 * @param Account $account Account.
	 * @return array|Failure Texts by name: `name`, `handle` (such as `@aurora@social.example`), `picture`, `link`; each may be empty.
	 */
	abstract public function check( Account $account );

	/**
	 * Whether a message that is sent twice would stand there twice. Such a network is asked once: where its answer is lost, people look there
	 * and decide.
	 *
	 * @param Account $account Account.
	 * @return bool
	 */
	public function doubles( Account $account ) {
		return false;
	}

	/**
	 * Whether a message can answer another, so that a post may become a thread.
	 *
	 * @return bool
	 */
	public function has_threads() {
		return false;
	}

	/**
	 * Whether it tells everybody how many replies a message has.
	 *
	 * @return bool
	 */
	public function has_replies() {
		return false;
	}

	/**
	 * How many replies a message has, as everybody can see it: it is not asked in the name of the account.
	 *
	 * @param Account $account Account.
	 * @param Sent    $sent    Message.
	 * @return int|Failure|null Null when the message is not there any more.
	 */
	public function count_replies( Account $account, Sent $sent ) {
		return null;
	}
}
