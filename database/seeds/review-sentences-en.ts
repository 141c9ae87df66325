import type { SentenceBank } from './reviews.ts';

// Placeholders: {ship}, {port} and {port2} of the voyage, {name} one of the crew, {deck} number, {dish}, {nights}. A word in front says when a sentence fits: sea = not on rivers, old = not on new ships, kids = families.
export const englishSentences: SentenceBank = {
  titles: {
    good: ['Would sail on {ship} again', 'Happy from start to finish', '{nights} nights went too quickly', 'Lovely trip, lovely crew', 'Came home rested', '{port} was the highlight', 'Better than we expected', 'A ship to come back to', 'Our third time on {ship}', 'Calm, friendly and well run', 'Good food and good company', 'A route worth taking', 'From {port} to {port2} in style'],
    fair: ['Good with a few niggles', 'old: Lovely route, ship showing her age', 'Mostly happy', 'Solid enough', 'Ups and downs', 'Great service, average food', 'Saw a lot, rested little', 'Fair for the price', 'We had hoped for a little more'],
    poor: ['Disappointed', 'Not again for us', 'Too much queueing', 'Could have been so much better', 'A shame about such a fine route'],
  },
  cabin: {
    good: ['Our cabin on deck {deck} was quiet, with plenty of storage for {nights} nights.', 'The beds are excellent; we have rarely slept so well.', 'The cabin was bigger than we thought and spotless morning and evening.', 'On deck {deck} we heard nothing of the engines.', 'The bathroom is small but well planned, and hot water came at once.', 'Enough sockets by the bed and a reading lamp each: someone had thought about it.', 'Watching the approach to {port} from bed is something we will remember.', 'We let the line choose the cabin and were given a very good one amidships.'],
    fair: ['The cabin is practical, though the wardrobe is tight for two.', 'On deck {deck} you hear music from above until eleven.', 'old: Clean cabin, but the fittings have seen a few years.', 'Air conditioning works well but hums.'],
    poor: ['sea: Our cabin on deck {deck} was above the laundry, so sleeping in was out of the question.', 'The bathroom smelt musty and the drain had to be mended twice.', 'The mattress sagged and was only changed on day four.'],
  },
  food: {
    good: ['{dish} was the best we have eaten in a long time.', 'Food was freshly cooked, and the galley took a food allergy seriously every single day.', 'Breakfast leaves nothing out, and the bread is baked on board.', '{dish} on the last night had everyone at the table asking for more.', 'The kitchen serves what the coast has to offer; after {port} there was fish from the market.', 'No queues at the buffet and everything topped up at once.', 'Sensibly priced wines and a waiter who could tell us about them.', 'We had the same window table each night, which we loved.'],
    fair: ['The food was good, though the buffet repeats itself after a week.', 'Hot dishes sometimes came lukewarm but tasted fine.', 'Vegetarian choices are there but could be more inventive.', 'The buffet is crowded at peak times; half an hour later it is fine.'],
    poor: ['A scrum at the buffet each evening and lukewarm food.', 'Coffee after dinner costs extra, which we were not used to.', 'Little choice, and by half past eight much of it had gone.'],
  },
  service: {
    good: ['{name} in the bar knew our names after two days.', 'The crew are friendly without being intrusive.', 'When my case failed to arrive in {port}, {name} at reception dealt with it at once.', '{name} looked after our cabin, invisible yet always there.', 'Announcements are short and to the point.', 'kids: {name} in the restaurant brought our son something special each evening.', 'The officers are approachable, and the captain stopped twice for a chat.', 'Boarding and leaving took less than twenty minutes.'],
    fair: ['Friendly, but often a wait at reception.', 'Service varies: very good in the restaurant, slow at the bar.', 'Everyone tried hard, though they were clearly short of hands.'],
    poor: ['Nobody at reception seemed to be responsible.', 'We stood on the stairs for over an hour to disembark.', 'Our complaint had no answer by the end of the voyage.'],
  },
  excursions: {
    good: ['We did {port} on our own; it is a short walk from the berth into town.', 'The tour in {port} with a local guide was worth every penny.', 'The stay in {port} was long enough to sit down for a coffee.', 'A walk near {port} and then coffee on deck: a perfect day.', 'The talks the evening before set us up well for {port}.', 'We were the only ship in {port} first thing, which was a gift.', 'Tour groups were small and everyone could hear the guide.', 'Sailing out of {port} in the evening light, everybody was at the rail.'],
    fair: ['{port} was lovely but the call was short.', 'Tours are well run but dear; much of it can be done by local bus.', 'It rained in {port}, which is nobody’s fault, but an alternative would have been nice.', 'sea: {port2} was cancelled because of wind and we had a sea day instead.'],
    poor: ['Fifty of us on a coach in {port}, more waiting than seeing.', '{port2} was dropped and the reason only came the day after.'],
  },
  mood: {
    good: ['A good mix of people, and it is easy to get talking.', 'Quiet music in the evening and no blaring on deck: just right for us.', 'sea: There is a seat for everyone on sea days; the promenade deck was our favourite.', 'kids: The children had something on every day and we hardly saw them.', 'sea: {ship} rides well, even when it blew a little.', 'Clean everywhere, right down to the handrails.', 'old: That she is not new is part of her charm.'],
    fair: ['sea: On sea days loungers are claimed with towels early.', 'Evenings were a little quiet, which did not bother us.', 'old: Here and there you can tell she is due for dry dock.'],
    poor: ['sea: Pool loungers were taken by eight and nobody stepped in.', 'old: Carpets and chairs have seen better days.'],
  },
  value: {
    good: ['A fair price for what is included.', 'We booked early and would do so again.', 'The bill at the end was smaller than we feared.', 'Good value, and the next one is already picked out.'],
    fair: ['Drinks and internet do add up.', 'The fare is fine, the extras are dear.'],
    poor: ['We expected more at this price.', 'Every little thing costs extra, which spoils the mood.'],
  },
  close: {
    good: ['We will be back.', 'Recommended if you like things informal.', 'Thank you to the whole crew.', 'Again next year, and for longer.', 'Warmly recommended.', 'We have already asked about the next date.'],
    fair: ['Next time we would take a few more nights.', 'A good trip overall with room for improvement.', 'We might well do it again.', 'On balance it worked for us.'],
    poor: ['A pity; the route deserved better.', 'We shall look for another ship next time.'],
  },
  dishes: ['The cod', 'The beef fillet', 'The porcini risotto', 'The fish soup', 'The saddle of lamb', 'The Arctic char', 'The crème brûlée', 'The apple strudel', 'The bouillabaisse', 'The Sunday roast'],
  authors: ['Alan', 'Barbara', 'Brenda', 'Carol', 'Christine', 'Colin', 'David', 'Derek', 'Elaine', 'Fiona', 'Geoff', 'Gillian', 'Graham', 'Hazel', 'Ian', 'Jane', 'Janet', 'Jill', 'John', 'Karen', 'Keith', 'Lesley', 'Linda', 'Malcolm', 'Margaret', 'Martin', 'Nigel', 'Pamela', 'Patrick', 'Pauline', 'Peter', 'Robert', 'Rosemary', 'Ruth', 'Sally', 'Sean', 'Sheila', 'Susan', 'Tom', 'Wendy'],
  replies: ['Thank you for being so open. We have passed this on to the line and asked for an answer.', 'We are sorry that this voyage fell short. Please call us so that we can look into it.', 'Thank you. The line tells us that cabins on this deck will be renewed at the next dry dock.'],
};
