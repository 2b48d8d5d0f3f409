<?php
/** Admin hooks of subscribers. */

namespace Mainstreet\Newsletter\Subscribers;

use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Privacy;

defined( 'ABSPATH' ) || exit;

add_action( 'mainstreet_policy_texts', array( Subscriber_Privacy::class, 'suggest_policy' ) );
