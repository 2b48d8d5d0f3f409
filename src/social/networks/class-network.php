<?php
namespace Mainstreet\Social\Networks;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Social\Text\Text_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * A network that posts are sent to. Networks are added by the filter `mainstreet_networks`. Each states in its doc comment what its service
 * does with a message that is sent twice, because no post may appear twice (docs/server-contract.md B.21).
 */
abstract class Network {

	/**
	 * ID, which is also the service of its accounts.
	 *
	 * @return string Such as `mastodon`.
	 */
	abstract public function id();

	/**
	 * Name as users know it.
	 *
	 * @return string Such as `Mastodon`.
	 */
	abstract public function label();

	/**
	 * Text limit of an account.
	 *
	 * @return Text_Limit
	 */
	abstract public function limit( Account $account );

	/**
	 * Chooses a key by which the network recognizes a message, before the first try. It is stored with the message, so that every later try has
	 * it too, on any server.
	 *
	 * @param int $post       Post.
	 * @param int $connection ID of the account.
	 * @param int $seq        Position of the message in the thread, from 0.
	 * @return string At most 64 characters.
	 */
	abstract public function choose_key( $post, $connection, $seq );

	/**
	 * Sends a message.
	 *
	 * @param Outgoing_Post $message Message, whose text fits limit().
	 * @param string        $key     Key.
	 * @return Publish_Result|Publish_Error
	 */
	abstract public function send( Account $account, Outgoing_Post $message, $key );

	/**
	 * Asks the service whether the account still works, and for its profile. Never throws.
	 *
	 * @return array|Publish_Error Texts by name: `name`, `handle` (such as `@aurora@social.example`), `picture`, `link`; each may be empty.
	 */
	abstract public function check( Account $account );

	/**
	 * Whether a message that is sent twice would appear twice. Such a network is asked once: if its response is lost, users look there and
	 * decide.
	 *
	 * @return bool
	 */
	public function can_duplicate( Account $account ) {
		return false;
	}

	/**
	 * Whether a message can reply to another, so that a post may become a thread.
	 *
	 * @return bool
	 */
	public function has_threads() {
		return false;
	}

	/**
	 * Whether anybody can see how many replies a message has.
	 *
	 * @return bool
	 */
	public function has_replies() {
		return false;
	}

	/**
	 * Counts the replies to a message that everybody can see, so the request is sent without the account's token.
	 *
	 * @return int|Publish_Error|null Null when the message was deleted.
	 */
	public function count_replies( Account $account, Publish_Result $sent ) {
		return null;
	}
}
